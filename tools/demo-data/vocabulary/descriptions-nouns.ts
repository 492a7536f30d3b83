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
};
