"""What people say in Portuguese, in Brazil and in Portugal, and what it means: written by hand from how people speak.

A line is a question of `portuguese.PORTUGUESE`, a reply and its reading.
"""

from __future__ import annotations

import pytest

from tests.language.portuguese import AT_THE_READ_BACK, PORTUGUESE
from tests.language.twins import table
from voice_elicit.understanding.consent import read_consent

SPOKEN = """
pessoas|quatro|4
pessoas|somos quatro|4
pessoas|para quatro pessoas, por favor|4
pessoas|bom... vamos ser cinco|5
pessoas|uma mesa para dois|2
pessoas|duas pessoas|2
pessoas|um|1
pessoas|só uma pessoa|1
pessoas|vinte e um|21
pessoas|vinte e duas pessoas|22
pessoas|trinta e cinco|35
pessoas|dezesseis|16
pessoas|dezasseis|16
pessoas|dezanove pessoas|19
pessoas|catorze|14
pessoas|quatorze|14
pessoas|queria reservar para oito|8
pessoas|acho que somos seis|6
pessoas|umas dez pessoas|ask 10
pessoas|mais ou menos vinte|ask 20
pessoas|dois ou três|nothing
pessoas|dois adultos e uma criança|nothing
pessoas|uma dúzia|12
pessoas|meia dúzia|6
pessoas|cento e vinte|refused 120 99
pessoas|zero|refused 0 1
pessoas|não, três|no + três
pessoas|cinco, não, seis|6
pessoas|cinco, aliás, seis|6
pessoas|quatro, desculpe, cinco|5
pessoas|a gente vai ser sete|7
pessoas|um momento|wait
pessoas|espera um pouco|wait
pessoas|meia|refused 0.5
pessoas|4|4
valor|mil e quinhentos|1500
valor|mil e quinhentos reais|1500
valor|duzentos|200
valor|duzentas|200
valor|vinte vírgula cinco|20.5
valor|três vírgula catorze|3.14
valor|doze vírgula zero cinco|12.05
valor|dois mil e vinte e seis|2026
valor|um milhão e duzentos mil|1200000
valor|um bilhão|1000000000
valor|mil milhões|1000000000
valor|cem reais|100
valor|cento e um reais|101
valor|quinhentos dólares|nothing
valor|1.250,50|1250.5
valor|12,5|12.5
valor|três e meio|3.5
graus|menos cinco|-5
graus|cinco abaixo de zero|-5
graus|trinta e seis e meio|36.5
graus|menos dois vírgula cinco graus|-2.5
graus|vinte e dois graus|22
minutos|noventa|90
minutos|quarenta e cinco minutos|45
minutos|duas horas|ask 120
dia|hoje|2026-11-30
dia|amanhã|2026-12-01
dia|amanha|2026-12-01
dia|depois de amanhã|2026-12-02
dia|sexta|2026-12-04
dia|na sexta-feira|2026-12-04
dia|sexta que vem|2026-12-04
dia|esta sexta|2026-12-04
dia|nesta sexta-feira|2026-12-04
dia|no próximo sábado|2026-12-05
dia|na próxima quinta|2026-12-03
dia|sexta da semana que vem|2026-12-11
dia|terça da próxima semana|2026-12-08
dia|na semana que vem, na quinta|2026-12-10
dia|segunda|2026-11-30 or 2026-12-07
dia|segunda-feira|2026-11-30 or 2026-12-07
dia|quarta|2026-12-02
dia|domingo passado|2026-11-29
dia|três de maio|2027-05-03
dia|dia três de maio|2027-05-03
dia|no dia três de maio de dois mil e vinte e sete|2027-05-03
dia|quatro de dezembro|2026-12-04
dia|sexta, quatro de dezembro|2026-12-04
dia|quinta, quatro de dezembro|nothing
dia|primeiro de janeiro|2027-01-01
dia|um de janeiro|2027-01-01
dia|dia quinze|2026-12-15
dia|no dia quinze do mês que vem|2026-12-15
dia|trinta de fevereiro|nothing
dia|daqui a duas semanas|2026-12-14
dia|daqui a três dias|2026-12-03
dia|em três dias|2026-12-03
dia|dentro de um mês|2026-12-30
dia|há uma semana|2026-11-23
dia|três dias atrás|2026-11-27
dia|anteontem|2026-11-28
dia|último dia do mês|2026-11-30
dia|no fim do mês|refused 2026-11-30 day
dia|a primeira segunda de janeiro|2027-01-04
dia|a última sexta do mês que vem|2026-12-25
dia|natal|ask 2026-12-25
dia|três do doze|ask 2026-12-03
dia|nove do oito de mil novecentos e setenta e um|1971-08-09
dia|4/12/2026|ask 2026-12-04
dia|25/12/2026|2026-12-25
dia|queria no sábado, por favor|2026-12-05
dia|sábado seria bom|2026-12-05
dia|quarta, não, quinta|2026-12-03
dia|durante três dias|nothing
dia|todas as segundas|nothing
dia|semana que vem|nothing
dia|mês que vem|nothing
nascimento|doze de junho de mil novecentos e oitenta e cinco|1985-06-12
nascimento|três de maio de oitenta|ask 1980-05-03
nascimento|três de maio|refused 05-03 year
hora|três e meia|03:30:00 or 15:30:00
hora|às três e meia da tarde|15:30:00
hora|quinze para as quatro|03:45:00 or 15:45:00
hora|às quinze para as quatro da tarde|15:45:00
hora|quatro menos um quarto|03:45:00 or 15:45:00
hora|dez para as oito da noite|19:50:00
hora|nove e quinze da manhã|09:15:00
hora|à uma|01:00:00 or 13:00:00
hora|uma e dez da tarde|13:10:00
hora|às duas da tarde|14:00:00
hora|oito da noite|20:00:00
hora|às dez da noite|22:00:00
hora|duas da madrugada|02:00:00
hora|seis da manhã|06:00:00
hora|quinze e trinta|15:30:00
hora|às vinte horas|20:00:00
hora|vinte e uma horas|21:00:00
hora|dezoito horas e trinta minutos|18:30:00
hora|meio-dia|12:00:00
hora|ao meio-dia e meia|12:30:00
hora|à meia-noite|00:00:00
hora|meia-noite e meia|00:30:00
hora|sete em ponto|07:00:00 or 19:00:00
hora|por volta das nove da noite|21:00:00
hora|15h30|15:30:00
hora|15h|15:00:00
hora|às 9 da noite|21:00:00
hora|das três às cinco|nothing
quando|amanhã às nove da manhã|2026-12-01T09:00:00
quando|amanhã de manhã às nove|2026-12-01T09:00:00
quando|sexta às quatro e meia da tarde|2026-12-04T16:30:00
quando|sexta às quatro|2026-12-04T04:00:00 or 2026-12-04T16:00:00
quando|três de maio às dez da manhã|2027-05-03T10:00:00
quando|hoje à noite às dez|2026-11-30T22:00:00
quando|daqui a meia hora|2026-11-30T10:30:00
quando|em duas horas|2026-11-30T12:00:00
quando|agora mesmo|2026-11-30T10:00:00
quando|depois de amanhã ao meio-dia|2026-12-02T12:00:00
quando|amanhã|refused 2026-12-01 time
quando|ontem à noite às oito|2026-11-29T20:00:00
presente|sim|true
presente|sim, por favor|true
presente|claro que sim|true
presente|com certeza|true
presente|tá bom|true
presente|quero|true
presente|quero sim|true
presente|é|true
presente|pode|true
presente|isso mesmo|true
presente|sim, quero que embrulhe|true
presente|não|false
presente|nao|false
presente|não, obrigado|false
presente|não, obrigada|false
presente|de jeito nenhum|false
presente|melhor não|false
presente|não precisa|false
presente|não quero|false
presente|quero não|false
presente|não, já tenho um|false
presente|acho que sim|ask true
presente|pode ser|ask true
presente|acho que não|ask false
presente|não sei|unsure
presente|sei lá|unsure
presente|não tem problema|unsure
presente|tanto faz|unsure
presente|depende|unsure
presente|pois não|unsure
presente|talvez|unsure
presente|deixa pra lá|stop
-|sim|yes
-|sim, pode enviar|yes
-|está certo|yes
-|não|no
-|não está certo|no
-|está errado|no
-|não, três|no + três
-|cancelar|stop
-|cancela o pedido|stop
-|para|stop
-|chega|stop
-|próxima|skip
-|quero pular essa pergunta|skip
-|pular o resto|skip-rest
-|como?|repeat
-|pode repetir a pergunta?|repeat
-|não entendi|repeat
-|mais devagar, por favor|slower
-|fala mais alto|louder
-|ajuda|help
-|o que posso dizer?|help
-|quais são as opções?|options
-|voltar|back
-|volta para a pergunta anterior|back
-|começar de novo|start-over
-|onde estou?|where
-|só um minutinho|wait
-|peraí|wait
-|continuar|continue
-|mudar|change
-|mudar o tamanho|change + o tamanho
-|a data está errada|change + a data
-|recusar|decline
-|quero soletrar|spell
-|a sugestão|default
-|aceito todas as sugestões|all-defaults
-|é só isso|done
-|mais nada|done
cidade|Recife|Recife
cidade|São Paulo, por favor|São Paulo
cidade|sao paulo|ask São Paulo
cidade|a segunda|Recife
cidade|o dois|Recife
cidade|opção três|Porto
cidade|a última|Belém
cidade|prefiro Lisboa|Lisboa
cidade|Lisboa não, Porto|Porto
cidade|Brasília|nothing
tamanho|o grande|Grande
tamanho|médio por favor|Médio
tamanho|quero o pequeno|Pequeno
tamanho|o primeiro|Pequeno
ingredientes|cogumelos e queijo|+Cogumelos +Queijo
ingredientes|tudo menos cebola|only +Cogumelos +Azeitonas +Queijo
ingredientes|tira o queijo|-Queijo
ingredientes|adiciona azeitonas|+Azeitonas
ingredientes|cogumelos e é só isso|+Cogumelos done
nome|me chamo Ana Souza|Ana Souza
nome|meu nome é Pedro|Pedro
nome|se escreve pê é dê erre ó|ask pedro
telefone|nove um dois três quatro cinco meia sete oito|ask 912345678
telefone|onze nove oito sete meia cinco quatro três dois um zero|ask 119876543210
email|ana ponto souza arroba gmail ponto com|ask ana.souza@gmail.com
email|joão underline silva arroba exemplo ponto com ponto br|ask joao_silva@exemplo.com.br
email|a hífen bê arroba exemplo ponto org|ask a-b@exemplo.org
nota|nada|skip
nota|sem cebola|sem cebola
"""
CASES = table(SPOKEN)


def test_there_are_at_least_a_hundred_and_fifty_utterances() -> None:
    assert len(CASES) >= 150


@pytest.mark.parametrize(("question", "reply", "reading"), CASES)
def test_a_reply_is_read_as_people_mean_it(question: str, reply: str, reading: str) -> None:
    assert PORTUGUESE.said(question, reply) == reading


@pytest.mark.parametrize("consent", AT_THE_READ_BACK)
def test_only_a_clear_yes_sends_and_only_a_clear_no_declines(consent: str | None) -> None:
    for reply in AT_THE_READ_BACK[consent].split("; "):
        assert read_consent(reply, PORTUGUESE.pack) == consent, reply
