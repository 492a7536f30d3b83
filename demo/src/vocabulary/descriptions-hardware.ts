/** Descriptions of fasteners, bearings, seals and hydraulic parts: what it is for, then when to change it. */
import type { PartCategory } from './nouns.ts';
import type { Word } from './word.ts';

/** Two sentences for each category of parts. */
export const hardwareDescriptions = {
  bolts: {
    en: 'Joins parts that must come apart again for service. Change it when the thread is damaged, the head is worn or the manual asks for a new one after loosening.',
    es: 'Une piezas que deben desmontarse para el mantenimiento. Cambie el repuesto si la rosca está dañada, la cabeza está gastada o el manual pide uno nuevo tras aflojarlo.',
    pt: 'Une peças que precisam ser desmontadas na manutenção. Troque se a rosca estiver danificada, a cabeça gasta ou se o manual pedir um novo após soltar.',
    fr: 'Assemble des pièces démontables à l’entretien. À remplacer si le filet est abîmé, la tête usée ou si le manuel exige une pièce neuve après desserrage.',
    zh: '用于连接需要拆卸保养的零件。螺纹损坏、头部磨损或手册要求拆后换新时更换。',
  },
  nuts: {
    en: 'Holds a bolt or stud at its torque. Change a self-locking nut each time it is removed, any other when the thread is damaged.',
    es: 'Mantiene un tornillo o espárrago a su par de apriete. Cambie la tuerca autoblocante cada vez que se desmonte; las demás, si la rosca está dañada.',
    pt: 'Mantém o parafuso ou prisioneiro no torque correto. Troque a porca autotravante a cada desmontagem; as demais, quando a rosca estiver danificada.',
    fr: 'Maintient une vis ou un goujon à son couple. Un écrou autofreiné se remplace à chaque démontage, les autres quand le filet est abîmé.',
    zh: '使螺栓或螺柱保持规定扭矩。自锁螺母每次拆卸后更换，其他螺母在螺纹损坏时更换。',
  },
  washers: {
    en: 'Spreads the clamping force or sets a clearance. Change it when it is bent, worn thin or when the play no longer meets the manual.',
    es: 'Reparte la fuerza de apriete o ajusta una holgura. Cambie el repuesto si está doblado, gastado o si el juego ya no cumple el manual.',
    pt: 'Distribui a força de aperto ou ajusta uma folga. Troque se estiver empenado, gasto ou se a folga não atender mais ao manual.',
    fr: 'Répartit l’effort de serrage ou règle un jeu. À remplacer en cas de déformation ou d’usure, ou si le jeu sort des valeurs du manuel.',
    zh: '分散夹紧力或调整间隙。变形、磨薄或间隙超出手册要求时更换。',
  },
  pins: {
    en: 'Carries or secures a joint. Change it when it shows scoring, wear steps or cracks, and never reuse a bent cotter pin.',
    es: 'Soporta o asegura una articulación. Cambie el repuesto si presenta rayas, escalones de desgaste o grietas; no reutilice un pasador doblado.',
    pt: 'Suporta ou trava uma articulação. Troque se houver riscos, degraus de desgaste ou trincas; nunca reutilize um contrapino dobrado.',
    fr: 'Porte ou verrouille une articulation. À remplacer en cas de rayures, d’usure en palier ou de fissures ; ne jamais réutiliser une goupille pliée.',
    zh: '承载或锁定铰接点。出现划伤、磨损台阶或裂纹时更换，弯折过的开口销不得再用。',
  },
  clamps: {
    en: 'Holds hoses, pipes and cables in place or keeps a part under tension. Change it when it is corroded, loose or weak.',
    es: 'Sujeta mangueras, tubos y cables o mantiene una pieza en tensión. Cambie el repuesto si está oxidado, flojo o sin fuerza.',
    pt: 'Fixa mangueiras, tubos e cabos ou mantém uma peça sob tensão. Troque se estiver corroído, solto ou sem força.',
    fr: 'Maintient flexibles, tubes et câbles ou garde une pièce sous tension. À remplacer en cas de corrosion, de jeu ou de perte de tension.',
    zh: '固定软管、管路和电缆，或使零件保持张力。锈蚀、松动或失去弹力时更换。',
  },
  bearings: {
    en: 'Guides a turning or swinging part with little friction. Change it when it runs rough, has play or has lost its grease.',
    es: 'Guía una pieza giratoria u oscilante con poca fricción. Cambie el repuesto si gira con aspereza, tiene juego o ha perdido la grasa.',
    pt: 'Guia uma peça giratória ou oscilante com pouco atrito. Troque se girar áspero, tiver folga ou perder a graxa.',
    fr: 'Guide une pièce tournante ou oscillante avec peu de frottement. À remplacer s’il accroche, prend du jeu ou a perdu sa graisse.',
    zh: '以低摩擦引导转动或摆动的零件。转动发涩、出现间隙或缺脂时更换。',
  },
  seals: {
    en: 'Keeps oil in and dirt out. Change it at the first leak and each time the joint is opened.',
    es: 'Retiene el aceite e impide la entrada de suciedad. Cambie el repuesto a la primera fuga y cada vez que se abra la unión.',
    pt: 'Retém o óleo e impede a entrada de sujeira. Troque ao primeiro vazamento e sempre que a união for aberta.',
    fr: 'Retient l’huile et arrête les impuretés. À remplacer à la première fuite et à chaque ouverture du raccordement.',
    zh: '防止漏油并阻挡污物。一旦渗漏或每次拆开接合面时更换。',
  },
  lubrication: {
    en: 'Reduces wear in joints, gears and hydraulics. Follow the service intervals of the manual, and halve them in dust or wet.',
    es: 'Reduce el desgaste de articulaciones, engranajes e hidráulica. Respete los intervalos del manual y redúzcalos a la mitad con polvo o humedad.',
    pt: 'Reduz o desgaste de articulações, engrenagens e hidráulica. Siga os intervalos do manual e reduza-os à metade em poeira ou umidade.',
    fr: 'Réduit l’usure des articulations, engrenages et circuits hydrauliques. Suivre les intervalles du manuel et les diviser par deux en milieu poussiéreux ou humide.',
    zh: '减少铰接点、齿轮和液压件的磨损。按手册周期使用，多尘或潮湿环境下周期减半。',
  },
  cylinders: {
    en: 'Turns oil pressure into straight movement. Reseal it when the rod is wet or the load sinks, change it when rod or barrel is scored.',
    es: 'Convierte la presión de aceite en movimiento lineal. Cambie las juntas si el vástago está húmedo o la carga baja; cámbielo si el vástago o la camisa están rayados.',
    pt: 'Transforma a pressão do óleo em movimento linear. Troque as vedações se a haste estiver molhada ou a carga descer; troque a peça se houver riscos na haste ou na camisa.',
    fr: 'Transforme la pression d’huile en mouvement linéaire. Refaire l’étanchéité si la tige est humide ou si la charge descend, remplacer si la tige ou le fût est rayé.',
    zh: '把油压转换为直线运动。活塞杆带油或负载下沉时更换密封，活塞杆或缸筒划伤时更换总成。',
  },
  hosesAndFittings: {
    en: 'Carries hydraulic oil under pressure. Change it when the cover is cracked, blistered or chafed, and after six years at the latest.',
    es: 'Conduce aceite hidráulico a presión. Cambie el repuesto si la cubierta está agrietada, abombada o rozada, y a los seis años como máximo.',
    pt: 'Conduz óleo hidráulico sob pressão. Troque se a capa estiver trincada, com bolhas ou raspada, e no máximo após seis anos.',
    fr: 'Conduit l’huile hydraulique sous pression. À remplacer si l’enveloppe est fissurée, cloquée ou frottée, et au plus tard au bout de six ans.',
    zh: '输送高压液压油。外层龟裂、鼓包或磨损时更换，最长使用六年。',
  },
  valves: {
    en: 'Starts, stops, steers or limits the flow of oil. Change it when a function creeps, sticks or no longer holds its pressure.',
    es: 'Abre, cierra, dirige o limita el caudal de aceite. Cambie el repuesto si una función se mueve sola, se atasca o no mantiene la presión.',
    pt: 'Abre, fecha, direciona ou limita o fluxo de óleo. Troque se uma função se mover sozinha, travar ou não mantiver a pressão.',
    fr: 'Ouvre, coupe, dirige ou limite le débit d’huile. À remplacer si un mouvement dérive, se bloque ou ne tient plus la pression.',
    zh: '控制油液的通断、方向和流量。动作漂移、卡滞或无法保压时更换。',
  },
  pumpsAndMotors: {
    en: 'Makes or uses the oil flow that moves the machine. Change it when it whines, leaks at the shaft or no longer reaches its pressure.',
    es: 'Genera o aprovecha el caudal de aceite que mueve la máquina. Cambie el repuesto si silba, pierde por el eje o no alcanza su presión.',
    pt: 'Gera ou utiliza o fluxo de óleo que move a máquina. Troque se assobiar, vazar pelo eixo ou não atingir a pressão.',
    fr: 'Produit ou utilise le débit d’huile qui anime la machine. À remplacer s’il siffle, fuit à l’arbre ou n’atteint plus sa pression.',
    zh: '产生或利用驱动设备的油流。出现啸叫、轴端漏油或压力不足时更换。',
  },
  tanksAndFilters: {
    en: 'Stores the oil and keeps it clean and cool. Change filters every 500 hours and whenever the indicator shows red.',
    es: 'Almacena el aceite y lo mantiene limpio y frío. Cambie los filtros cada 500 horas y siempre que el indicador esté en rojo.',
    pt: 'Armazena o óleo e o mantém limpo e frio. Troque os filtros a cada 500 horas e sempre que o indicador ficar vermelho.',
    fr: 'Stocke l’huile et la garde propre et froide. Remplacer les filtres toutes les 500 heures et dès que l’indicateur est au rouge.',
    zh: '储存油液并保持清洁和冷却。滤芯每 500 小时更换一次，指示器变红时立即更换。',
  },
} satisfies Partial<Record<PartCategory, Word>>;
