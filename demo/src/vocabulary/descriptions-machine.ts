/** Descriptions of drive, structure and platform parts: what it is for, then when to change it. */
import type { PartCategory } from './nouns.ts';
import type { Word } from './word.ts';

/** Two sentences for each category of parts. */
export const machineDescriptions = {
  wheels: {
    en: 'Carries the machine and grips the floor. Change it when it is cut, chunked or worn to the mark, both wheels of an axle together.',
    es: 'Soporta la máquina y agarra el suelo. Cambie el repuesto si tiene cortes, desprendimientos o ha llegado a la marca, las dos ruedas del eje a la vez.',
    pt: 'Suporta a máquina e dá aderência ao piso. Troque se houver cortes, arrancamentos ou desgaste até a marca, as duas rodas do eixo juntas.',
    fr: 'Porte la machine et adhère au sol. À remplacer en cas de coupure, d’arrachement ou d’usure jusqu’au repère, par paire sur l’essieu.',
    zh: '承载设备并提供抓地力。割伤、掉块或磨到标记时更换，同轴两轮一起更换。',
  },
  axlesAndSteering: {
    en: 'Carries the wheels and keeps them on course. Change it when joints have play, a rod is bent or the tyres wear unevenly.',
    es: 'Soporta las ruedas y las mantiene en su trayectoria. Cambie el repuesto si hay juego en las rótulas, una barra doblada o desgaste irregular de neumáticos.',
    pt: 'Suporta as rodas e as mantém no curso. Troque se houver folga nos terminais, barra empenada ou desgaste irregular dos pneus.',
    fr: 'Porte les roues et les garde en ligne. À remplacer si les rotules ont du jeu, si une barre est faussée ou si les pneus s’usent de travers.',
    zh: '承载车轮并保持行驶方向。球头松旷、拉杆弯曲或轮胎偏磨时更换。',
  },
  gearboxes: {
    en: 'Turns motor speed into the torque that drives or slews the machine. Change it when it grinds, leaks or shows more backlash than the manual allows.',
    es: 'Convierte la velocidad del motor en el par que mueve o gira la máquina. Cambie el repuesto si chirría, pierde aceite o tiene más juego del que admite el manual.',
    pt: 'Transforma a rotação do motor no torque que move ou gira a máquina. Troque se houver ruído, vazamento ou folga acima do manual.',
    fr: 'Transforme la vitesse du moteur en couple pour la translation ou l’orientation. À remplacer en cas de bruit, de fuite ou de jeu supérieur au manuel.',
    zh: '将电机转速转换为行走或回转所需的扭矩。有异响、漏油或间隙超出手册规定时更换。',
  },
  brakes: {
    en: 'Stops the machine and holds it on a slope. Change worn parts on both sides at once and test the brake before work.',
    es: 'Detiene la máquina y la sujeta en pendiente. Cambie las piezas gastadas en ambos lados a la vez y pruebe el freno antes de trabajar.',
    pt: 'Para a máquina e a segura em rampas. Troque as peças gastas dos dois lados ao mesmo tempo e teste o freio antes do trabalho.',
    fr: 'Arrête la machine et la retient en pente. Remplacer les pièces usées des deux côtés à la fois et essayer le frein avant le travail.',
    zh: '使设备停车并在坡道上驻车。磨损件应两侧同时更换，作业前试验制动。',
  },
  scissorStack: {
    en: 'Belongs to the stack that lifts the platform. Change it when it is bent, cracked or worn beyond the limit, and prop the stack before work.',
    es: 'Forma parte de la tijera que eleva la plataforma. Cambie el repuesto si está doblado, agrietado o gastado; apuntale la tijera antes de trabajar.',
    pt: 'Faz parte da tesoura que eleva a plataforma. Troque se estiver empenado, trincado ou gasto; escore a tesoura antes do serviço.',
    fr: 'Appartient aux ciseaux qui lèvent la plate-forme. À remplacer en cas de déformation, de fissure ou d’usure ; caler les ciseaux avant d’intervenir.',
    zh: '属于举升平台的剪叉机构。弯曲、开裂或磨损超限时更换，作业前先支好检修支撑。',
  },
  boomsAndJibs: {
    en: 'Belongs to the boom that carries the basket. Inspect it every year; change it when play, cracks or wear pass the limit of the manual.',
    es: 'Forma parte de la pluma que lleva la cesta. Revíselo cada año; cámbielo si el juego, las grietas o el desgaste superan el límite del manual.',
    pt: 'Faz parte da lança que leva o cesto. Inspecione todo ano; troque se folga, trincas ou desgaste passarem do limite do manual.',
    fr: 'Appartient à la flèche qui porte le panier. À contrôler chaque année et à remplacer si le jeu, les fissures ou l’usure dépassent la limite du manuel.',
    zh: '属于承载工作篮的臂架。每年检查，间隙、裂纹或磨损超出手册限值时更换。',
  },
  turntables: {
    en: 'Carries boom, power unit and counterweight and turns on the slew ring. Change it when welds are cracked or the lock no longer holds.',
    es: 'Lleva la pluma, el grupo motriz y el contrapeso y gira sobre la corona. Cambie el repuesto si hay soldaduras agrietadas o el bloqueo no sujeta.',
    pt: 'Leva lança, conjunto motriz e contrapeso e gira sobre a coroa. Troque se houver soldas trincadas ou se a trava não segurar.',
    fr: 'Porte la flèche, le groupe moteur et le contrepoids et tourne sur la couronne. À remplacer si une soudure est fissurée ou si le verrou ne tient plus.',
    zh: '承载臂架、动力装置和配重，并在回转支承上转动。焊缝开裂或锁销失效时更换。',
  },
  outriggers: {
    en: 'Keeps the machine level and stable while it works. Change it when it is bent, cracked or no longer locks.',
    es: 'Mantiene la máquina nivelada y estable durante el trabajo. Cambie el repuesto si está doblado, agrietado o ya no se bloquea.',
    pt: 'Mantém a máquina nivelada e estável durante o trabalho. Troque se estiver empenado, trincado ou não travar mais.',
    fr: 'Garde la machine de niveau et stable pendant le travail. À remplacer en cas de déformation, de fissure ou de verrouillage défaillant.',
    zh: '作业时保持设备水平和稳定。弯曲、开裂或无法锁定时更换。',
  },
  chassis: {
    en: 'Belongs to the frame that carries everything else. Change it when it is bent or cracked; weld only with the maker’s consent.',
    es: 'Forma parte del bastidor que soporta todo lo demás. Cambie el repuesto si está doblado o agrietado; suelde solo con permiso del fabricante.',
    pt: 'Faz parte da estrutura que suporta todo o resto. Troque se estiver empenado ou trincado; solde só com autorização do fabricante.',
    fr: 'Appartient au châssis qui porte tout le reste. À remplacer en cas de déformation ou de fissure ; ne souder qu’avec l’accord du constructeur.',
    zh: '属于承载整机的车架。弯曲或开裂时更换，未经制造商同意不得焊接。',
  },
  decksAndFloors: {
    en: 'Carries people, tools and material. Change it when the floor is bent, slippery or cracked at a weld.',
    es: 'Soporta personas, herramientas y material. Cambie el repuesto si el suelo está doblado, resbala o tiene soldaduras agrietadas.',
    pt: 'Suporta pessoas, ferramentas e material. Troque se o piso estiver empenado, escorregadio ou com solda trincada.',
    fr: 'Porte les personnes, les outils et le matériel. À remplacer si le plancher est déformé, glissant ou fissuré à une soudure.',
    zh: '承载人员、工具和物料。地板变形、打滑或焊缝开裂时更换。',
  },
  railsAndGates: {
    en: 'Keeps people from falling. Change it at once when a tube is bent or a gate does not close by itself.',
    es: 'Evita la caída de personas. Cambie el repuesto de inmediato si un tubo está doblado o la puerta no cierra sola.',
    pt: 'Evita a queda de pessoas. Troque imediatamente se um tubo estiver empenado ou o portão não fechar sozinho.',
    fr: 'Empêche les chutes de personnes. À remplacer sans délai si un tube est plié ou si le portillon ne se referme pas seul.',
    zh: '防止人员坠落。护栏管弯曲或平台门不能自动关闭时立即更换。',
  },
  access: {
    en: 'Helps the operator to get on and work safely. Change it when it is bent, loose or past its inspection date.',
    es: 'Ayuda al operador a subir y a trabajar con seguridad. Cambie el repuesto si está doblado, flojo o con la inspección vencida.',
    pt: 'Ajuda o operador a subir e trabalhar com segurança. Troque se estiver empenado, solto ou com inspeção vencida.',
    fr: 'Aide l’opérateur à monter et à travailler en sécurité. À remplacer si la pièce est pliée, desserrée ou hors date de contrôle.',
    zh: '帮助操作者安全登机和作业。弯曲、松动或超过检验日期时更换。',
  },
} satisfies Partial<Record<PartCategory, Word>>;
