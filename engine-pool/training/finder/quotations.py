"""Papers that quote, copy or retell a whole birth certificate and are none: what stands before it and after it.

`frame(rng, r)` -> (title lines, opening paragraphs, closing paragraphs). What stands between them is drawn as for a certificate.
"""
import documents
import people
import places
import texts
from grammar import choose, compile_parts, expand

_FRAMES = {
    "letter": compile_parts({
        "title": "OFÍCIO Nº {number}/{year};Ofício nº {number}/{year} - {hash};MEMORANDO Nº {number};[Carta|Comunicação] nº {number};{here}, {date};MINISTÉRIO DAS RELAÇÕES EXTERIORES;CONSULADO[-GERAL|] DO BRASIL EM {city};Consolato Generale d'Italia - {city};SECRETARIA MUNICIPAL DE [SAÚDE|EDUCAÇÃO|ASSISTÊNCIA SOCIAL];DEFENSORIA PÚBLICA DO ESTADO;CONSELHO TUTELAR DE {here};PREFEITURA MUNICIPAL DE {here}",
        "open": "[Ao|À] [Senhor|Senhora|Ilmo. Sr.|Ilma. Sra.] [Oficial|Oficiala|Diretor|Secretária] d[o|e] {office};Assunto: [segunda via|conferência|retificação|localização] de [certidão|assento|registro] de nascimento;Referência: pedido de {p};Senhor[a|] Oficial, [cumprimentando-o|tendo em vista o pedido de {p}|em resposta ao ofício nº {number}], informo que compareceu a esta repartição {p}, que apresentou cópia da certidão [abaixo|que transcrevo|cujo teor segue]:;"
                "Prezad[o|a] [Senhor|Senhora], [venho por meio desta|solicito a gentileza de] [conferir|confirmar|localizar] o [registro|assento] [com os dados abaixo|a seguir copiado]:;De: {p}. Para: {office}. Data: {dn}. Assunto: dados da certidão;Encaminho os dados da certidão de nascimento d[o|a] [aluno|paciente|beneficiária|segurado|menor], conforme o documento apresentado:",
        "close": "[Rogo|Solicito|Peço] a Vossa Senhoria a gentileza de [confirmar a existência do assento|remeter a segunda via da certidão|enviar a certidão em inteiro teor], [livre de emolumentos|com a brevidade possível|no prazo de {n} dias].;Atenciosamente, {p};Respeitosamente, {p}, [Cônsul|Vice-Cônsul|Secretária Municipal|Conselheira Tutelar|Defensor Público|Assistente social];[Antecipadamente agradeço|Sem mais para o momento|Certos de sua atenção], [subscrevo-me|renovo protestos de estima e consideração].;Anexos: cópia do RG, do CPF e da certidão.",
    }),
    "petition": compile_parts({
        "title": "EXCELENTÍSSIMO SENHOR DOUTOR JUIZ DE DIREITO DA {n}ª VARA [DE FAMÍLIA|CÍVEL|DE REGISTROS PÚBLICOS] DA COMARCA DE {here};AO OFICIAL DO {office};Ilmo. Sr. Oficial do Registro Civil de {here};REQUERIMENTO;Requerimento de [retificação|averbação|segunda via|alteração de prenome|inclusão de sobrenome|exclusão de sobrenome];PETIÇÃO INICIAL;TERMO DE REQUERIMENTO",
        "open": "{p}, {nationality}, {job}, portador do RG nº {rg} e do CPF nº {cpf}, residente na {address}, [vem|vem respeitosamente|por seu advogado, vem] [requerer a retificação|pedir a averbação|propor a presente ação] [do seu assento de nascimento|do registro abaixo], [nos termos da Lei 6.015/73|pelos fatos seguintes]:;Eu, {p}, abaixo assinado, venho requerer [a segunda via|a retificação|a mudança] do registro de nascimento [que diz|com os dados seguintes|cujo teor transcrevo]:;"
                "DOS FATOS. Consta do assento de nascimento d[o|a] requerente, [em síntese|literalmente|conforme certidão anexa]:;1. O requerente foi registrado como se vê da certidão junta, do seguinte teor:",
        "close": "Ocorre que [o nome correto da avó é {p}|a data correta é {date}|houve erro de grafia no sobrenome {surname}|o requerente sempre usou o nome {p}], como provam os documentos juntos.;[Isto posto|Diante do exposto|Assim], requer[-se|] a Vossa [Excelência|Senhoria] [a retificação do assento|que se averbe à margem do registro|a expedição de nova certidão].;Dá-se à causa o valor de R$ {money}.;Nestes termos, pede deferimento. {here}, {date}. {p}, OAB/{uf} {number};Peço deferimento. {here}, {date}. {p};Junta: RG, CPF, título de eleitor, certidões dos distribuidores.;Reconheço por [autenticidade|semelhança] a firma de {p}.",
    }),
    "ruling": compile_parts({
        "title": "PODER JUDICIÁRIO - COMARCA DE {here};SENTENÇA;DECISÃO;MANDADO DE [AVERBAÇÃO|RETIFICAÇÃO|REGISTRO TARDIO|CANCELAMENTO];Processo nº {number};TERMO DE AUDIÊNCIA;PARECER DO MINISTÉRIO PÚBLICO",
        "open": "Vistos. Trata-se de ação de [retificação|adoção|investigação de paternidade|registro tardio|destituição do poder familiar] proposta por {p}. Juntou a certidão de nascimento, [de que se extrai|cujo teor é]:;O Doutor {pm}, Juiz de Direito da Comarca de {here}, MANDA ao Oficial do {office} que, à vista deste, proceda à [averbação|retificação] do assento seguinte:;É o relatório. Decido. O assento que se quer mudado diz:",
        "close": "[ANTE O EXPOSTO|Pelo exposto], JULGO [PROCEDENTE|PARCIALMENTE PROCEDENTE|IMPROCEDENTE] o pedido, para [determinar a averbação|mandar retificar o nome|declarar a paternidade de {pm}]. Custas na forma da lei.;Publique-se. Registre-se. Intimem-se. {here}, {date}. {p}, Juiz[a|] de Direito;CUMPRA-SE, na forma e sob as penas da lei. {here}, {date}. Eu, {p}, escrivã, o digitei.;Serve a presente como mandado.",
    }),
    "deed": compile_parts({
        "title": "ESCRITURA PÚBLICA DE [RECONHECIMENTO DE PATERNIDADE|DECLARAÇÃO|FILIAÇÃO SOCIOAFETIVA];TERMO DE RECONHECIMENTO DE [FILHO|FILIAÇÃO|PATERNIDADE];TERMO DE [GUARDA|TUTELA|ADOÇÃO|CURATELA];DECLARAÇÃO;{n}º TABELIONATO DE NOTAS DE {here};TRADUÇÃO [PÚBLICA|JURAMENTADA|OFICIAL] Nº {number};SWORN TRANSLATION No. {number}",
        "open": "S A I B A M quantos esta virem que, em {date}, nesta cidade de {here}, compareceu {p}, {nationality}, {job}, CPF {cpf}, que declarou reconhecer como [seu filho|sua filha] a pessoa do assento seguinte:;Eu, {p}, {nationality}, CPF {cpf}, declaro, sob as penas da lei, que [sou pai|sou mãe|tenho a guarda] da pessoa registrada como segue:;Eu, {p}, tradutora pública e intérprete comercial, matrícula nº {number}, certifico que me foi apresentado um documento [em idioma inglês|em português|escrito em espanhol|em italiano], que traduzo a seguir:",
        "close": "[Assim o disse|De como assim o disse], e me pediu esta escritura, que lhe li, achou conforme e assina. Eu, {p}, tabelião, a subscrevo.;NADA MAIS. Conferi, achei conforme e assino. {here}, {date}. {p}, tradutora pública.;O declarante foi advertido de que [o reconhecimento é irrevogável|a falsidade é crime]. {here}, {date}. {p};Testemunhas: {p} e {p}.",
    }),
    "study": compile_parts({
        "title": "Família {surname};FICHA DE GRUPO FAMILIAR;Árvore genealógica da família {surname};[MANUAL DO REGISTRO CIVIL|Apostila de direito registral|Caderno de exercícios];Anexo [I|II|III] - MODELO PREENCHIDO;Como ler uma certidão de nascimento;[JORNAL|Gazeta|Diário] de {here} - {date};EXEMPLO;Nossa história - capítulo {n};MINUTA PARA CONFERÊNCIA[ DO DECLARANTE|] - SEM VALOR DE CERTIDÃO;RASCUNHO - NÃO VALE COMO CERTIDÃO;FICHA DE MATRÍCULA ESCOLAR;Pedido de segunda via nº {number};[Protocolo|Comprovante] de atendimento nº {number}",
        "open": "[Fonte|Documento] {n} - transcrição da certidão de nascimento:;Avô paterno: {pm} (n. {year}, {place}). Avó paterna: {pf} (n. {year}). Pai: {pm}. Mãe: {pf}.;O exemplo abaixo mostra [um assento como se escrevia em {year}|uma certidão preenchida com dados fictícios]:;Na busca, pesquisada por {p}, achou-se o seguinte registro:;Senhor declarante: leia com atenção cada campo, corrija à caneta o que estiver errado e assine.;Confira os dados [da certidão pedida|digitados|do registro] antes de [pagar|confirmar|assinar]:;Dados da certidão apresentada na matrícula:",
        "close": "Notas: o livro está microfilmado (imagem {n}). A idade da mãe [não confere|confere] com a do batismo. Casou em {year} e teve {n} filhos¦ faleceu em {year}.;Exercício: [quem declarou o nascimento|em que livro está o assento|quantos anos tinha a mãe]?;( ) Conferi e está tudo certo. ( ) Há erros, que assinalei. Declarante: {p}. Atendente: {p}.;Prazo de entrega: {n} dias. Valor: R$ {money}. Retirar em {dn}.;[Fontes|Referências]: arquivo de {office}¦ FamilySearch¦ depoimento de {p}.;Explicação: o número da matrícula tem 32 algarismos, e os dois últimos são de verificação.",
    }),
}


def frame(rng, r):
    """What makes the paper another document: one to three lines of title, some paragraphs before and after what it quotes."""
    parts = _FRAMES[rng.choice(list(_FRAMES))]
    values = texts.Values(rng, r)

    def some(name, most):
        count = min(rng.randint(1, most), len(parts[name]))
        return [expand(rng, tree, values) for tree in rng.sample(parts[name], count)]

    opening, closing = some("open", 2), some("close", 3)
    if rng.random() < .25:
        opening.insert(0, documents.paragraph(rng))
    if rng.random() < .25:
        closing.insert(0, documents.paragraph(rng))
    return some("title", 2), opening, closing
