/** Names of platform parts: decks, rails, gates, access and what the operator works with. */
import { nouns } from './word.ts';

/** Part nouns by category; a row is `genders of es pt fr | en | es | pt | fr | zh`. */
export const platformNouns = {
  decksAndFloors: nouns({
    platform:
      'fff | Work platform | Plataforma de trabajo | Plataforma de trabalho | Plate-forme de travail | 工作平台',
    basket: 'fmm | Boom basket | Cesta | Cesto | Panier | 工作篮',
    extensionDeck:
      'fff | Extension deck | Extensión de plataforma | Extensão da plataforma | Extension de plate-forme | 延伸平台',
    meshFloor: 'mmm | Mesh floor | Suelo de rejilla | Piso de grade | Plancher caillebotis | 网格地板',
    antiSlipFloor:
      'mmm | Anti-slip floor | Suelo antideslizante | Piso antiderrapante | Plancher antidérapant | 防滑地板',
    deckRoller: 'mmm | Deck roller | Rodillo de extensión | Rolete da extensão | Galet d’extension | 延伸平台滚轮',
    platformMount: 'mmm | Platform mount | Soporte de cesta | Suporte do cesto | Support de panier | 平台支架',
  }),
  railsAndGates: nouns({
    guardrail: 'fmm | Guardrail | Barandilla | Guarda-corpo | Garde-corps | 护栏',
    midRail: 'fff | Mid rail | Barra intermedia | Barra intermediária | Lisse intermédiaire | 中间护栏',
    toeBoard: 'mmf | Toe board | Rodapié | Rodapé | Plinthe | 踢脚板',
    gate: 'fmm | Platform gate | Puerta de acceso | Portão de acesso | Portillon d’accès | 平台门',
    gateLatch: 'mmm | Gate latch | Pestillo de puerta | Trinco do portão | Loquet de portillon | 门锁扣',
    gateSpring: 'mfm | Gate spring | Muelle de puerta | Mola do portão | Ressort de portillon | 门弹簧',
    railSocket:
      'mmm | Rail socket | Alojamiento de barandilla | Encaixe do guarda-corpo | Fourreau de garde-corps | 护栏插座',
  }),
  access: nouns({
    ladder: 'fff | Access ladder | Escalera de acceso | Escada de acesso | Échelle d’accès | 爬梯',
    step: 'mmm | Step | Estribo | Degrau | Marchepied | 踏步',
    grabHandle: 'mff | Grab handle | Asidero | Alça de apoio | Poignée de maintien | 扶手杆',
    lanyardAnchor: 'mmm | Lanyard anchor | Punto de anclaje | Ponto de ancoragem | Point d’ancrage | 安全绳挂点',
    safetyHarness:
      'mmm | Safety harness | Arnés de seguridad | Cinturão paraquedista | Harnais de sécurité | 全身式安全带',
    manualHolder: 'mmm | Manual holder | Portadocumentos | Porta-manual | Porte-documents | 文件盒',
    toolTray: 'ffm | Tool tray | Bandeja de herramientas | Bandeja de ferramentas | Bac à outils | 工具托盘',
    pipeRack: 'mmm | Pipe rack | Portatubos | Suporte para tubos | Porte-tubes | 管材架',
  }),
};
