// The words of the mails about returns in five languages; a missing one does not compile.
import type { Language, ReturnStatus } from '@outrigger/contract';

/** What a mail is about: a step that somebody else took, or that what was asked for came in. */
export type MailedStep = Exclude<ReturnStatus, 'withdrawn'>;

/** The words of one language. */
export interface ReturnMailTexts {
  /** Subject and first sentence of each step; the subject names the return. */
  steps: Record<MailedStep, { subject: string; text: string }>;
  answer: string;
  pieces: string;
  goods: string;
  fee: string;
  credit: string;
  look: string;
  label: string;
}

/** By language code of the wire. */
export const returnMailTexts: Record<Language, ReturnMailTexts> = {
  en: {
    steps: {
      requested: {
        subject: 'Return {returnNo} was received',
        text: 'We have your request. Keep the parts until we accept it: the label for the parcel comes then.',
      },
      accepted: {
        subject: 'Return {returnNo} is accepted',
        text: 'Print the label, put it on the parcel and send the parts back. Once they have arrived and been checked, store credit is granted.',
      },
      credited: {
        subject: 'Return {returnNo} is credited',
        text: 'We have taken the parts back. Their worth is store credit now, to be spent on any order.',
      },
      refused: { subject: 'Return {returnNo} is refused', text: 'We cannot take these parts back.' },
    },
    answer: 'The parts desk says: {answer}',
    pieces: 'Pieces: {pieces}',
    goods: 'Goods: {amount}',
    fee: 'Restocking fee ({percent}%): {amount}',
    credit: 'Store credit: {amount}',
    look: 'View the return',
    label: 'Print the label',
  },
  es: {
    steps: {
      requested: {
        subject: 'Se recibió la devolución {returnNo}',
        text: 'Tenemos su solicitud. Guarde los repuestos hasta que la aceptemos: entonces llega la etiqueta para el paquete.',
      },
      accepted: {
        subject: 'Se aceptó la devolución {returnNo}',
        text: 'Imprima la etiqueta, péguela en el paquete y envíe los repuestos. Cuando lleguen y se revisen, se concede el saldo a favor.',
      },
      credited: {
        subject: 'Se abonó la devolución {returnNo}',
        text: 'Hemos aceptado los repuestos devueltos. Su valor es ahora saldo a favor, para gastar en cualquier pedido.',
      },
      refused: {
        subject: 'Se rechazó la devolución {returnNo}',
        text: 'No podemos aceptar la devolución de estos repuestos.',
      },
    },
    answer: 'El departamento de repuestos dice: {answer}',
    pieces: 'Unidades: {pieces}',
    goods: 'Artículos: {amount}',
    fee: 'Gastos de reposición ({percent} %): {amount}',
    credit: 'Saldo a favor: {amount}',
    look: 'Ver la devolución',
    label: 'Imprimir la etiqueta',
  },
  pt: {
    steps: {
      requested: {
        subject: 'A devolução {returnNo} foi recebida',
        text: 'Temos o seu pedido. Guarde as peças até que o aceitemos: a etiqueta do pacote vem então.',
      },
      accepted: {
        subject: 'A devolução {returnNo} foi aceita',
        text: 'Imprima a etiqueta, cole-a no pacote e envie as peças de volta. Quando chegarem e forem conferidas, o crédito na loja é concedido.',
      },
      credited: {
        subject: 'A devolução {returnNo} foi creditada',
        text: 'Aceitamos as peças de volta. O valor delas agora é crédito na loja, para usar em qualquer pedido.',
      },
      refused: {
        subject: 'A devolução {returnNo} foi recusada',
        text: 'Não podemos aceitar a devolução destas peças.',
      },
    },
    answer: 'O departamento de peças diz: {answer}',
    pieces: 'Unidades: {pieces}',
    goods: 'Itens: {amount}',
    fee: 'Taxa de reestocagem ({percent}%): {amount}',
    credit: 'Crédito na loja: {amount}',
    look: 'Ver a devolução',
    label: 'Imprimir a etiqueta',
  },
  fa: {
    steps: {
      requested: {
        subject: 'Le retour {returnNo} est bien reçu',
        text: 'Nous avons votre demande. Gardez les pièces jusqu’à notre accord\u00a0: l’étiquette du colis vient alors.',
      },
      accepted: {
        subject: 'Le retour {returnNo} est accepté',
        text: 'Imprimez l’étiquette, collez-la sur le colis et renvoyez les pièces. Une fois arrivées et contrôlées, l’avoir est accordé.',
      },
      credited: {
        subject: 'Le retour {returnNo} est crédité',
        text: 'Nous avons repris les pièces. Leur valeur est maintenant un avoir, à utiliser sur toute commande.',
      },
      refused: {
        subject: 'Le retour {returnNo} est refusé',
        text: 'Nous ne pouvons pas reprendre ces pièces.',
      },
    },
    answer: 'Le service pièces dit\u00a0: {answer}',
    pieces: 'Unités\u00a0: {pieces}',
    goods: 'Articles\u00a0: {amount}',
    fee: 'Frais de remise en stock ({percent} %)\u00a0: {amount}',
    credit: 'Avoir\u00a0: {amount}',
    look: 'Voir le retour',
    label: 'Imprimer l’étiquette',
  },
  zh: {
    steps: {
      requested: {
        subject: '已收到退货申请 {returnNo}',
        text: '我们已收到您的申请。请保管好配件，待我们受理后再打印包裹标签寄回。',
      },
      accepted: {
        subject: '退货 {returnNo} 已受理',
        text: '请打印标签并贴在包裹上，将配件寄回。收到并检验后，将发放商城余额。',
      },
      credited: {
        subject: '退货 {returnNo} 已入账',
        text: '我们已收回配件。其价值现已转为商城余额，可用于任何订单。',
      },
      refused: { subject: '退货 {returnNo} 未获受理', text: '我们无法收回这些配件。' },
    },
    answer: '配件部回复：{answer}',
    pieces: '数量：{pieces}',
    goods: '商品金额：{amount}',
    fee: '退货手续费（{percent}%）：{amount}',
    credit: '商城余额：{amount}',
    look: '查看退货',
    label: '打印标签',
  },
};
