/** Descriptions of parts that differ from the rest of their category: what it is for, then when to change it. */
import type { Word } from './word.ts';

/** By noun; all others are described by their category. */
export const nounDescriptions: Readonly<Record<string, Word>> = {
  counterweight: {
    en: 'Balances the load, so that the machine does not tip. Change it when it is cracked or its fastening no longer holds; never work without it.',
    es: 'Equilibra la carga para que la máquina no vuelque. Cambie el repuesto si está agrietado o su fijación no sujeta; nunca trabaje sin él.',
    pt: 'Equilibra a carga para que a máquina não tombe. Troque se estiver trincado ou se a fixação não segurar; nunca trabalhe sem ele.',
    fr: 'Équilibre la charge pour que la machine ne bascule pas. À remplacer s’il est fissuré ou si sa fixation ne tient plus ; ne jamais travailler sans lui.',
    zh: '平衡载荷，防止设备倾翻。出现裂纹或固定失效时更换；严禁拆除后作业。',
  },
  turntableLock: {
    en: 'Keeps the turntable from turning during transport. Change it when it is bent, worn or no longer locks.',
    es: 'Impide que la torreta gire durante el transporte. Cambie el repuesto si está doblado, gastado o ya no bloquea.',
    pt: 'Impede que a mesa giratória gire no transporte. Troque se estiver empenado, gasto ou não travar mais.',
    fr: 'Empêche la tourelle de tourner pendant le transport. À remplacer s’il est tordu, usé ou ne verrouille plus.',
    zh: '运输时防止转台转动。弯曲、磨损或无法锁定时更换。',
  },
  engineTray: {
    en: 'Carries the power unit and swings out for service. Change it when it is cracked or its pivot is worn.',
    es: 'Lleva el grupo motriz y se abre para el mantenimiento. Cambie el repuesto si está agrietado o su pivote está gastado.',
    pt: 'Leva o conjunto motriz e abre para a manutenção. Troque se estiver trincada ou se o pivô estiver gasto.',
    fr: 'Porte le groupe moteur et pivote pour l’entretien. À remplacer s’il est fissuré ou si son pivot est usé.',
    zh: '承载动力装置，维修时可摆出。出现裂纹或铰轴磨损时更换。',
  },
  decalKit: {
    en: 'Holds the decals and warning labels of one machine. Order one after repainting or when labels can no longer be read.',
    es: 'Reúne los adhesivos y etiquetas de advertencia de una máquina. Pida uno tras repintar o cuando las etiquetas ya no se lean.',
    pt: 'Reúne os adesivos e etiquetas de advertência de uma máquina. Peça um após a repintura ou quando as etiquetas não puderem mais ser lidas.',
    fr: 'Réunit les autocollants et étiquettes d’avertissement d’une machine. À commander après une remise en peinture ou quand les étiquettes ne sont plus lisibles.',
    zh: '包含一台设备的全部标贴和警示标签。重新喷漆后或标签无法辨认时订购。',
  },
  filterKit: {
    en: 'Holds the filters that one service changes. Order one for every service of the plan.',
    es: 'Reúne los filtros que se cambian en una revisión. Pida uno para cada revisión del plan.',
    pt: 'Reúne os filtros trocados em uma revisão. Peça um para cada revisão do plano.',
    fr: 'Réunit les filtres à remplacer lors d’un entretien. À commander pour chaque entretien du plan.',
    zh: '包含一次保养所需更换的滤芯。按保养计划每次订购一套。',
  },
  beltKit: {
    en: 'Holds the belts of one engine and what tensions them. Change them together when one is cracked or frayed.',
    es: 'Reúne las correas de un motor y su tensor. Cámbielas juntas cuando una esté agrietada o deshilachada.',
    pt: 'Reúne as correias de um motor e o tensor. Troque-as juntas quando uma estiver trincada ou desfiada.',
    fr: 'Réunit les courroies d’un moteur et leur tendeur. À remplacer ensemble dès qu’une est fissurée ou effilochée.',
    zh: '包含一台发动机的皮带及张紧轮。任一皮带开裂或起毛时成套更换。',
  },
  coldStartKit: {
    en: 'Holds what an engine needs to start in frost. Fit it before the cold season.',
    es: 'Reúne lo que un motor necesita para arrancar con heladas. Móntelo antes de la estación fría.',
    pt: 'Reúne o que um motor precisa para dar partida no frio intenso. Monte antes da estação fria.',
    fr: 'Réunit ce qu’il faut à un moteur pour démarrer par temps de gel. À monter avant la saison froide.',
    zh: '包含发动机在严寒中启动所需的零件。入冬前安装。',
  },
};
