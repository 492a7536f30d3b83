// The words of the test provider's page in five languages; a missing one does not compile.
import type { Language } from '@outrigger/contract';

/** The words of one language. */
export interface PayPageTexts {
  title: string;
  provider: string;
  practice: string;
  toPay: string;
  order: string;
  method: string;
  wallet: string;
  card: string;
  pay: string;
  decline: string;
  later: string;
  laterHelp: string;
  tryOut: string;
  twice: string;
  close: string;
  over: { paid: string; declined: string; closed: string };
  back: string;
  unknown: string;
  unknownText: string;
}

/** By language code of the wire. */
export const payPageTexts: Record<Language, PayPageTexts> = {
  en: {
    title: 'Pay for your order',
    provider: 'Test payment provider',
    practice: 'This is a practice payment. No money moves and nothing has to be typed.',
    toPay: 'To pay',
    order: 'Order',
    method: 'Payment method',
    wallet: 'Wallet',
    card: 'Card',
    pay: 'Pay {amount}',
    decline: 'Let the payment fail',
    later: 'Back to the shop without paying',
    laterHelp: 'The payment stays open until the order’s time to pay is over.',
    tryOut: 'Unusual ways for it to go',
    twice: 'Pay, and report it three times',
    close: 'Cancel this payment',
    over: { paid: 'This payment is made.', declined: 'This payment failed.', closed: 'This payment was canceled.' },
    back: 'Back to the shop',
    unknown: 'There is no such payment',
    unknownText: 'The link is incomplete or out of date. Open the order in the shop and pay from there.',
  },
  es: {
    title: 'Pagar su pedido',
    provider: 'Proveedor de pagos de prueba',
    practice: 'Es un pago de prueba. No se mueve dinero y no hay que escribir nada.',
    toPay: 'A pagar',
    order: 'Pedido',
    method: 'Forma de pago',
    wallet: 'Monedero',
    card: 'Tarjeta',
    pay: 'Pagar {amount}',
    decline: 'Hacer que falle el pago',
    later: 'Volver a la tienda sin pagar',
    laterHelp: 'El pago queda abierto hasta que venza el plazo de pago del pedido.',
    tryOut: 'Casos poco habituales',
    twice: 'Pagar y notificarlo tres veces',
    close: 'Cancelar este pago',
    over: { paid: 'Este pago está hecho.', declined: 'Este pago ha fallado.', closed: 'Este pago se ha cancelado.' },
    back: 'Volver a la tienda',
    unknown: 'Este pago no existe',
    unknownText: 'El enlace está incompleto o caducado. Abra el pedido en la tienda y pague desde allí.',
  },
  pt: {
    title: 'Pagar o seu pedido',
    provider: 'Provedor de pagamentos de teste',
    practice: 'Este é um pagamento de teste. Nenhum dinheiro é movimentado e nada precisa ser digitado.',
    toPay: 'A pagar',
    order: 'Pedido',
    method: 'Forma de pagamento',
    wallet: 'Carteira',
    card: 'Cartão',
    pay: 'Pagar {amount}',
    decline: 'Fazer o pagamento falhar',
    later: 'Voltar à loja sem pagar',
    laterHelp: 'O pagamento fica aberto até o fim do prazo de pagamento do pedido.',
    tryOut: 'Casos incomuns',
    twice: 'Pagar e notificar três vezes',
    close: 'Cancelar este pagamento',
    over: {
      paid: 'Este pagamento foi feito.',
      declined: 'Este pagamento falhou.',
      closed: 'Este pagamento foi cancelado.',
    },
    back: 'Voltar à loja',
    unknown: 'Este pagamento não existe',
    unknownText: 'O link está incompleto ou expirou. Abra o pedido na loja e pague por lá.',
  },
  fa: {
    title: 'Payer votre commande',
    provider: 'Prestataire de paiement de test',
    practice: 'Ceci est un paiement d’essai. Aucun argent ne circule et il n’y a rien à saisir.',
    toPay: 'À payer',
    order: 'Commande',
    method: 'Mode de paiement',
    wallet: 'Portefeuille',
    card: 'Carte',
    pay: 'Payer {amount}',
    decline: 'Faire échouer le paiement',
    later: 'Revenir à la boutique sans payer',
    laterHelp: 'Le paiement reste ouvert jusqu’à la date limite de paiement de la commande.',
    tryOut: 'Cas inhabituels',
    twice: 'Payer et le notifier trois fois',
    close: 'Annuler ce paiement',
    over: { paid: 'Ce paiement est effectué.', declined: 'Ce paiement a échoué.', closed: 'Ce paiement a été annulé.' },
    back: 'Revenir à la boutique',
    unknown: 'Ce paiement n’existe pas',
    unknownText: 'Le lien est incomplet ou périmé. Ouvrez la commande dans la boutique et payez-la de là.',
  },
  zh: {
    title: '支付订单',
    provider: '测试支付服务',
    practice: '这是模拟支付，不会产生任何资金往来，也无需输入任何内容。',
    toPay: '应付金额',
    order: '订单',
    method: '支付方式',
    wallet: '电子钱包',
    card: '银行卡',
    pay: '支付 {amount}',
    decline: '让支付失败',
    later: '不支付，返回商店',
    laterHelp: '在订单的付款期限之前，此笔支付一直有效。',
    tryOut: '少见的情形',
    twice: '支付，并通知三次',
    close: '取消此笔支付',
    over: { paid: '此笔支付已完成。', declined: '此笔支付失败。', closed: '此笔支付已取消。' },
    back: '返回商店',
    unknown: '没有此笔支付',
    unknownText: '链接不完整或已失效。请在商店中打开订单并从那里支付。',
  },
};
