// The words of the mail that tells the parts desk's answer to the report of a receipt, in five languages.
import type { Language } from '@outrigger/contract';

interface ReceiptMailTexts {
  subject: string;
  problem: Record<'short' | 'damaged' | 'wrong', string>;
  outcome: Record<'replacement' | 'credited' | 'refused', string>;
  creditNote: string;
  credited: string;
  answer: string;
  look: string;
}

/** By language code of the wire. */
export const receiptMailTexts: Record<Language, ReceiptMailTexts> = {
  en: {
    subject: 'Order {orderNo}: the parts desk has answered',
    problem: { short: 'Pieces are missing', damaged: 'Damaged', wrong: 'Another part came' },
    outcome: {
      replacement: 'The parts desk sends you a replacement.',
      credited: 'Its price is granted to you in full as store credit, without a fee.',
      refused: 'Nothing is sent or credited.',
    },
    creditNote: 'Credit note: {number}',
    credited: 'Store credit granted: {amount}',
    answer: 'The parts desk says: {answer}',
    look: 'View the order',
  },
  es: {
    subject: 'Pedido {orderNo}: el departamento de repuestos ha respondido',
    problem: { short: 'Faltan unidades', damaged: 'Dañado', wrong: 'Llegó otro repuesto' },
    outcome: {
      replacement: 'El departamento de repuestos le envía un reemplazo.',
      credited: 'Se le abona su precio completo como saldo a favor, sin cargo.',
      refused: 'No se envía ni se abona nada.',
    },
    creditNote: 'Factura de abono: {number}',
    credited: 'Saldo a favor abonado: {amount}',
    answer: 'El departamento de repuestos responde: {answer}',
    look: 'Ver el pedido',
  },
  pt: {
    subject: 'Pedido {orderNo}: o departamento de peças respondeu',
    problem: { short: 'Faltam unidades', damaged: 'Danificada', wrong: 'Veio outra peça' },
    outcome: {
      replacement: 'O departamento de peças envia uma substituição.',
      credited: 'O preço é concedido por inteiro como crédito na loja, sem taxa.',
      refused: 'Nada é enviado nem creditado.',
    },
    creditNote: 'Nota de crédito: {number}',
    credited: 'Crédito na loja concedido: {amount}',
    answer: 'O departamento de peças responde: {answer}',
    look: 'Ver o pedido',
  },
  fa: {
    subject: 'Commande {orderNo} : le service pièces a répondu',
    problem: { short: 'Il manque des pièces', damaged: 'Abîmée', wrong: 'Une autre pièce est arrivée' },
    outcome: {
      replacement: 'Le service pièces vous envoie un remplacement.',
      credited: 'Son prix vous est accordé en entier sous forme d’avoir, sans frais.',
      refused: 'Rien n’est envoyé ni crédité.',
    },
    creditNote: 'Facture d’avoir : {number}',
    credited: 'Avoir accordé : {amount}',
    answer: 'Le service pièces répond : {answer}',
    look: 'Voir la commande',
  },
  zh: {
    subject: '订单 {orderNo}：配件部已答复',
    problem: { short: '数量短缺', damaged: '损坏', wrong: '收到的是其他配件' },
    outcome: {
      replacement: '配件部将为您补发配件。',
      credited: '配件全价已转入商城余额，不扣费用。',
      refused: '不补发，也不入账。',
    },
    creditNote: '红字发票：{number}',
    credited: '转入商城余额：{amount}',
    answer: '配件部答复：{answer}',
    look: '查看订单',
  },
};
