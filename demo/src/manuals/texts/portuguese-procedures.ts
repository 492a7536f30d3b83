// Repair procedures in Portuguese.
import type { Procedure, ProcedureKey } from '../manual-texts.ts';

export const portugueseProcedures: Record<ProcedureKey, Procedure> = {
  liftCylinder: {
    title: 'Remoção e vedação do cilindro de elevação',
    intro:
      'Monte um kit de vedação completo sempre que abrir o cilindro. Trabalhe com limpeza: riscos na haste destroem as vedações.',
    steps: [
      'Segure o mecanismo de elevação com a escora ou com cintas e verifique que está apoiado.',
      'Marque e desligue os cabos das válvulas, solte as mangueiras e feche todas as portas.',
      'Amarre o cilindro, retire as travas e saque primeiro o pino superior e depois o inferior.',
      'Prenda o cilindro, desrosqueie a tampa guia com chave de pinos e puxe haste e pistão em linha.',
      'Solte a porca do pistão, retire pistão e tampa e monte novas todas as vedações e anéis.',
      'Lubrifique as vedações, monte as peças, aperte porca e tampa e instale o cilindro na ordem inversa.',
    ],
  },
  scissorPins: {
    title: 'Troca de pinos, buchas e sapatas da tesoura',
    intro: 'Troque pinos e buchas se a folga passar de 1 mm ou se o revestimento estiver gasto.',
    steps: [
      'Eleve a plataforma, gire as duas escoras de manutenção e apoie sobre elas.',
      'Alivie o par de braços com uma talha até o pino ficar livre.',
      'Retire a trava e saque o pino com um saca-pino de latão.',
      'Extraia as buchas e prense as novas faceadas, com o canal para a graxeira.',
      'Monte arruelas e pino e fixe com trava, parafuso e arruela.',
      'Verifique as sapatas: troque com menos de 8 mm.',
    ],
  },
  potholeGuard: {
    title: 'Ajuste da proteção contra buracos',
    intro: 'As proteções devem descer sozinhas ao elevar a plataforma e ficar erguidas com a máquina recolhida.',
    steps: [
      'Eleve a plataforma cerca de dois metros e trave com as escoras.',
      'Verifique se articulações, molas e roletes se movem livremente; limpe e engraxe.',
      'Meça o vão livre da proteção abaixada: no máximo 20 mm.',
      'Ajuste a chave fim de curso para fechar nos últimos 5 mm.',
      'Empurre a proteção para cima: elevação e tração devem bloquear e o código aparecer.',
    ],
  },
  boomPads: {
    title: 'Troca e calço das sapatas da lança',
    intro: 'A folga entre as seções deve ficar entre 0,5 e 1,5 mm no ponto mais justo.',
    steps: [
      'Recolha a lança, baixe até a horizontal e apoie em cavalete.',
      'Marque a posição de cada sapata e calço antes de soltar parafusos.',
      'Levante a seção interna com macaco até soltar a sapata e retire-a.',
      'Troque sapatas com menos de 3 mm acima dos insertos; use trava-rosca.',
      'Acrescente ou retire calços por igual dos dois lados até a folga correta.',
      'Estenda e recolha várias vezes sem carga e meça de novo.',
    ],
  },
  slewRing: {
    title: 'Verificação dos parafusos e da folga do rolamento de giro',
    intro: 'Parafusos soltos do rolamento de giro põem vidas em risco. Parafusos soltos não são reutilizados.',
    steps: [
      'Gire a superestrutura até alcançar a primeira fileira de parafusos.',
      'Verifique cada parafuso com torquímetro no torque indicado; nenhum pode girar.',
      'Se um girar, troque-o e os dois vizinhos; se três girarem, troque todos.',
      'Meça a folga do rolamento com relógio comparador sob o contrapeso: no máximo 1,5 mm.',
      'Ajuste a folga do pinhão para 0,2-0,4 mm com o anel excêntrico.',
      'Engraxe a pista girando e aplique graxa de engrenagens abertas nos dentes.',
    ],
  },
  platformControl: {
    title: 'Troca do joystick e do módulo de controle',
    intro: 'O módulo guarda os ajustes da máquina. Leia-os antes de trocá-lo.',
    steps: [
      'Anote versão, opcionais e valores de calibração no visor.',
      'Solte os parafusos, abra a caixa e fotografe a fiação.',
      'Desligue os conectores pela trava, nunca puxando os cabos.',
      'Retire o joystick ou o módulo, monte o novo com junta nova e ligue-o.',
      'Ligue, insira os ajustes e calibre o centro e os extremos do joystick.',
    ],
  },
  mastChain: {
    title: 'Ajuste e troca das correntes de elevação',
    intro: 'As correntes são trocadas aos pares quando alongaram 3 % ou há placa trincada.',
    steps: [
      'Baixe o quadro sobre calços até afrouxar as correntes.',
      'Meça 17 elos com leve tensão e compare com a tabela do fabricante.',
      'Retire as cupilhas, saque os pinos de ancoragem e retire a corrente.',
      'Lubrifique a corrente nova, passe pelas polias e monte as ancoragens com cupilhas novas.',
      'Ajuste as porcas até as correntes trabalharem por igual e os garfos ficarem a 10 mm do piso.',
      'Trave as porcas, eleve duas vezes a carga máxima e verifique a tensão.',
    ],
  },
  forks: {
    title: 'Verificação de garfos e quadro',
    intro: 'Garfos são retirados se o calcanhar gastou 10 % ou se estão tortos ou trincados.',
    steps: [
      'Baixe os garfos a 100 mm do piso e deixe a torre na vertical.',
      'Meça a espessura no calcanhar e na lâmina com paquímetro.',
      'Examine o calcanhar com líquido penetrante.',
      'Compare a altura das pontas: no máximo 3 % do comprimento.',
      'Levante a trava, leve os garfos ao recorte do quadro e retire com talha.',
      'Verifique roletes laterais e guias e ajuste a folga para 0,5 mm com calços.',
    ],
  },
  tiltCylinder: {
    title: 'Remoção do cilindro de inclinação',
    intro: 'Trave a torre contra tombamento antes de soltar um cilindro de inclinação.',
    steps: [
      'Incline a torre para a frente e prenda-a ao teto protetor com talha de corrente.',
      'Solte as mangueiras e feche as portas.',
      'Retire o pino da torre, depois o do chassi, e remova o cilindro.',
      'Abra a tampa, puxe a haste e monte o kit de vedação.',
      'Monte o cilindro e ajuste os olhais para a torre parar sem torção.',
    ],
  },
  wheel: {
    title: 'Troca de rodas e verificação dos cubos',
    intro: 'Erga a máquina só nos pontos marcados e nunca trabalhe embaixo sem cavaletes.',
    steps: [
      'Solte as porcas meia volta com a roda no chão.',
      'Erga com macaco, coloque cavaletes sob o chassi e retire a roda.',
      'Gire o cubo com a mão: deve girar suave e sem folga.',
      'Ajuste o rolamento: aperte a porca castelo até prender, volte ao próximo entalhe e ponha cupilha nova.',
      'Monte a roda e aperte as porcas em cruz em três etapas.',
    ],
  },
  driveHub: {
    title: 'Revisão geral do redutor de tração',
    intro: 'O redutor planetário pode ser aberto na máquina depois de retirada a roda.',
    steps: [
      'Drene o óleo pelo bujão inferior e procure limalhas.',
      'Retire a tampa com a tampa de desconexão e saque a engrenagem solar.',
      'Retire o porta-planetárias e verifique engrenagens, agulhas e arruelas.',
      'Saque a coroa e troque anéis O-ring e retentor.',
      'Monte com óleo, troque o O-ring da tampa e aperte em cruz.',
      'Complete o óleo até o bujão de nível com os bujões às três e às seis horas.',
    ],
  },
  steering: {
    title: 'Troca da barra e do cilindro de direção',
    intro: 'Após trabalho na direção, meça a convergência.',
    steps: [
      'Alinhe as rodas e alivie o peso sobre elas.',
      'Retire cupilhas e porcas castelo e saque as rótulas com extrator.',
      'Solte as mangueiras, retire os pinos e remova o cilindro.',
      'Monte as peças novas; aperte as porcas e gire até o próximo entalhe.',
      'Ajuste a convergência para 0-3 mm e aperte as contraporcas.',
    ],
  },
  hydraulicFilter: {
    title: 'Troca de filtro e óleo hidráulico',
    intro: 'Troque o óleo quente. A limpeza decide a vida da bomba e das válvulas.',
    steps: [
      'Limpe tanque, tampa e cabeçote do filtro antes de abrir.',
      'Drene o óleo pelo bujão em recipiente suficiente.',
      'Retire e lave o filtro de sucção e limpe o tanque com pano sem fiapos.',
      'Troque o elemento de retorno e a junta da tampa.',
      'Monte o bujão com arruela de cobre nova e abasteça por filtro de 10 µm.',
      'Mova todas as funções, verifique o nível com cilindros recolhidos e complete.',
    ],
  },
  battery: {
    title: 'Manutenção das baterias tracionárias',
    intro: 'Carregue após cada turno. Complete com água só depois da carga, até a marca.',
    steps: [
      'Puxe a bandeja de baterias e desligue o conector principal.',
      'Limpe a parte superior com água morna e bicarbonato, sem entrar nas células.',
      'Meça tensão e densidade de cada célula e anote.',
      'Troque a bateria que estiver mais de 0,3 V abaixo das outras.',
      'Limpe os bornes, aperte com 12 N·m e cubra com graxa.',
      'Verifique o carregador: a luz de fim de carga deve acender em até dez horas.',
    ],
  },
  engineService: {
    title: 'Revisão do motor',
    intro: 'Deixe o motor esfriar e bloqueie a partida.',
    steps: [
      'Drene o óleo, troque o filtro com a junta untada e complete até a marca superior.',
      'Troque o filtro de combustível, esvazie o separador de água e sangre.',
      'Limpe ou troque o filtro de ar; troque o elemento de segurança a cada terceira vez.',
      'Verifique a tensão da correia: 10 mm com o polegar.',
      'Verifique nível e proteção do líquido e limpe o radiador de dentro para fora.',
      'Dê partida, verifique pressão do óleo e marcha lenta e procure vazamentos.',
    ],
  },
  brakes: {
    title: 'Verificação e ajuste dos freios',
    intro: 'Os freios devem segurar a máquina com carga total na rampa indicada.',
    steps: [
      'Meça a espessura de pastilhas ou lonas: no mínimo 3 mm.',
      'Verifique riscos em discos ou tambores e meça o empeno.',
      'Troque pastilhas ou sapatas dos dois lados do eixo ao mesmo tempo.',
      'Sangre a linha até não haver bolhas.',
      'Meça a pressão de liberação e teste o freio de estacionamento em rampa.',
    ],
  },
};
