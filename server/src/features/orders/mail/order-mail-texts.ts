// The words of order mails in five languages; a missing one does not compile.
import type { Language } from '@outrigger/contract';
import type { MailedEvent } from './mailed-events.rules.ts';

/** What a mail can be about. */
type Subject = Exclude<MailedEvent, 'make'> | 'confirmed' | 'unpaid' | 'pendingApproval' | 'approvedUnpaid';

/** The words of one language; subjects name the order. */
export interface MailTexts {
  subject: Record<Subject, string>;
  order: string;
  placed: string;
  reason: string;
  orderedBy: string;
  payBy: string;
  purchaseOrder: string;
  promised: string;
  shipTo: string;
  items: string;
  freight: string;
  total: string;
  code: string;
  name: string;
  quantity: string;
  price: string;
  look: string;
  storeCredit: string;
  /** What becomes of the money of an order that ended. */
  money: string;
  moneyBack: string;
  creditFreed: string;
  /** Of what left or arrived. */
  batch: string;
  carrier: string;
  tracking: string;
  expected: string;
  stillToCome: string;
  next: string;
  confirm: string;
}

/** By language code of the wire. */
export const mailTexts: Record<Language, MailTexts> = {
  en: {
    subject: {
      confirmed: 'Order {orderNo} is confirmed',
      unpaid: 'Order {orderNo} waits for payment',
      pendingApproval: 'Order {orderNo} waits for approval',
      captured: 'Order {orderNo} is paid',
      payReminder: 'Order {orderNo} must be paid within a day',
      cancel: 'Order {orderNo} is canceled',
      payByPassed: 'Order {orderNo} is canceled: it was not paid in time',
      approve: 'Order {orderNo} is approved',
      approvedUnpaid: 'Order {orderNo} is approved and waits for payment',
      reject: 'Order {orderNo} is not approved',
      approvalAsked: 'Order {orderNo} waits for your approval',
      approvalReminder: 'Order {orderNo} still waits for your approval',
      approvalExpired: 'Order {orderNo} is canceled: it was not approved in time',
      dispatch: 'Order {orderNo} is on its way',
      delivered: 'Order {orderNo}: your parts have arrived',
    },
    order: 'Order',
    placed: 'Placed on',
    reason: 'Reason',
    orderedBy: 'Ordered by',
    payBy: 'Pay on or before',
    purchaseOrder: 'Purchase order',
    promised: 'Delivery by',
    shipTo: 'Ship to',
    items: 'Items',
    freight: 'Freight',
    total: 'Total',
    code: 'Part code',
    name: 'Part',
    quantity: 'Quantity',
    price: 'Unit price',
    look: 'View the order',
    storeCredit: 'Store credit',
    money: 'Money',
    moneyBack: 'What was paid and the store credit used go back in full.',
    creditFreed: 'The amount no longer counts against your credit line.',
    batch: 'Batch',
    carrier: 'Carrier',
    tracking: 'Tracking code',
    expected: 'Expected on',
    stillToCome: 'Pieces still to come',
    next: 'Next',
    confirm: 'Check the parts, then confirm receipt on the order’s page. Report there what is missing or damaged.',
  },
  es: {
    subject: {
      confirmed: 'El pedido {orderNo} está confirmado',
      unpaid: 'El pedido {orderNo} está pendiente de pago',
      pendingApproval: 'El pedido {orderNo} está pendiente de aprobación',
      captured: 'El pedido {orderNo} está pagado',
      payReminder: 'El pedido {orderNo} debe pagarse en un día',
      cancel: 'El pedido {orderNo} está cancelado',
      payByPassed: 'El pedido {orderNo} está cancelado: no se pagó a tiempo',
      approve: 'El pedido {orderNo} está aprobado',
      approvedUnpaid: 'El pedido {orderNo} está aprobado y pendiente de pago',
      reject: 'El pedido {orderNo} no está aprobado',
      approvalAsked: 'El pedido {orderNo} espera su aprobación',
      approvalReminder: 'El pedido {orderNo} sigue pendiente de su aprobación',
      approvalExpired: 'El pedido {orderNo} está cancelado: no se aprobó a tiempo',
      dispatch: 'El pedido {orderNo} está en camino',
      delivered: 'Pedido {orderNo}: sus piezas han llegado',
    },
    order: 'Pedido',
    placed: 'Realizado el',
    reason: 'Motivo',
    orderedBy: 'Pedido por',
    payBy: 'Pagar a más tardar el',
    purchaseOrder: 'Orden de compra',
    promised: 'Entrega a más tardar el',
    shipTo: 'Enviar a',
    items: 'Artículos',
    freight: 'Flete',
    total: 'Importe total',
    code: 'Código de pieza',
    name: 'Pieza',
    quantity: 'Cantidad',
    price: 'Precio unitario',
    look: 'Ver el pedido',
    storeCredit: 'Saldo a favor',
    money: 'Dinero',
    moneyBack: 'Lo pagado y el saldo a favor usado se devuelven por completo.',
    creditFreed: 'El importe ya no cuenta en su línea de crédito.',
    batch: 'Lote',
    carrier: 'Transportista',
    tracking: 'Código de seguimiento',
    expected: 'Previsto para el',
    stillToCome: 'Unidades pendientes de envío',
    next: 'Qué hacer ahora',
    confirm:
      'Revise las piezas y confirme la recepción en la página del pedido. Indique allí lo que falte o esté dañado.',
  },
  pt: {
    subject: {
      confirmed: 'O pedido {orderNo} está confirmado',
      unpaid: 'O pedido {orderNo} aguarda pagamento',
      pendingApproval: 'O pedido {orderNo} aguarda aprovação',
      captured: 'O pedido {orderNo} está pago',
      payReminder: 'O pedido {orderNo} deve ser pago em um dia',
      cancel: 'O pedido {orderNo} foi cancelado',
      payByPassed: 'O pedido {orderNo} foi cancelado: não foi pago a tempo',
      approve: 'O pedido {orderNo} foi aprovado',
      approvedUnpaid: 'O pedido {orderNo} foi aprovado e aguarda pagamento',
      reject: 'O pedido {orderNo} não foi aprovado',
      approvalAsked: 'O pedido {orderNo} aguarda a sua aprovação',
      approvalReminder: 'O pedido {orderNo} ainda aguarda a sua aprovação',
      approvalExpired: 'O pedido {orderNo} foi cancelado: não foi aprovado a tempo',
      dispatch: 'O pedido {orderNo} está a caminho',
      delivered: 'Pedido {orderNo}: suas peças chegaram',
    },
    order: 'Pedido',
    placed: 'Feito em',
    reason: 'Motivo',
    orderedBy: 'Pedido por',
    payBy: 'Pagar até',
    purchaseOrder: 'Ordem de compra',
    promised: 'Entrega até',
    shipTo: 'Enviar para',
    items: 'Itens',
    freight: 'Frete',
    total: 'Valor total',
    code: 'Código da peça',
    name: 'Peça',
    quantity: 'Quantidade',
    price: 'Preço unitário',
    look: 'Ver o pedido',
    storeCredit: 'Crédito na loja',
    money: 'Dinheiro',
    moneyBack: 'O valor pago e o crédito na loja usado são devolvidos por inteiro.',
    creditFreed: 'O valor não conta mais na sua linha de crédito.',
    batch: 'Lote',
    carrier: 'Transportadora',
    tracking: 'Código de rastreamento',
    expected: 'Previsto para',
    stillToCome: 'Unidades que ainda virão',
    next: 'Próximo passo',
    confirm:
      'Confira as peças e confirme o recebimento na página do pedido. Informe ali o que falta ou está danificado.',
  },
  fa: {
    subject: {
      confirmed: 'La commande {orderNo} est confirmée',
      unpaid: 'La commande {orderNo} est en attente de paiement',
      pendingApproval: 'La commande {orderNo} est en attente d’approbation',
      captured: 'La commande {orderNo} est payée',
      payReminder: 'La commande {orderNo} doit être payée sous un jour',
      cancel: 'La commande {orderNo} est annulée',
      payByPassed: 'La commande {orderNo} est annulée : elle n’a pas été payée à temps',
      approve: 'La commande {orderNo} est approuvée',
      approvedUnpaid: 'La commande {orderNo} est approuvée et en attente de paiement',
      reject: 'La commande {orderNo} n’est pas approuvée',
      approvalAsked: 'La commande {orderNo} attend votre approbation',
      approvalReminder: 'La commande {orderNo} attend toujours votre approbation',
      approvalExpired: 'La commande {orderNo} est annulée : elle n’a pas été approuvée à temps',
      dispatch: 'La commande {orderNo} est en route',
      delivered: 'Commande {orderNo} : vos pièces sont arrivées',
    },
    order: 'Commande',
    placed: 'Passée le',
    reason: 'Motif',
    orderedBy: 'Commandée par',
    payBy: 'À payer au plus tard le',
    purchaseOrder: 'Bon de commande',
    promised: 'Livraison au plus tard le',
    shipTo: 'Livrer à',
    items: 'Articles',
    freight: 'Frais de port',
    total: 'Montant total',
    code: 'Référence',
    name: 'Pièce',
    quantity: 'Quantité',
    price: 'Prix unitaire',
    look: 'Voir la commande',
    storeCredit: 'Avoir',
    money: 'Argent',
    moneyBack: 'Ce qui a été payé et l’avoir utilisé sont rendus en totalité.',
    creditFreed: 'Le montant ne compte plus dans votre ligne de crédit.',
    batch: 'Lot',
    carrier: 'Transporteur',
    tracking: 'Numéro de suivi',
    expected: 'Prévue le',
    stillToCome: 'Pièces encore à venir',
    next: 'Étape suivante',
    confirm:
      'Vérifiez les pièces, puis confirmez la réception sur la page de la commande. Signalez-y ce qui manque ou est abîmé.',
  },
  zh: {
    subject: {
      confirmed: '订单 {orderNo} 已确认',
      unpaid: '订单 {orderNo} 待付款',
      pendingApproval: '订单 {orderNo} 待审批',
      captured: '订单 {orderNo} 已付款',
      payReminder: '订单 {orderNo} 须在一天内付款',
      cancel: '订单 {orderNo} 已取消',
      payByPassed: '订单 {orderNo} 因未按时付款已取消',
      approve: '订单 {orderNo} 已批准',
      approvedUnpaid: '订单 {orderNo} 已批准，待付款',
      reject: '订单 {orderNo} 未获批准',
      approvalAsked: '订单 {orderNo} 等待您审批',
      approvalReminder: '订单 {orderNo} 仍在等待您审批',
      approvalExpired: '订单 {orderNo} 因未按时审批已取消',
      dispatch: '订单 {orderNo} 已发货',
      delivered: '订单 {orderNo} 的配件已送达',
    },
    order: '订单',
    placed: '下单时间',
    reason: '原因',
    orderedBy: '下单人',
    payBy: '最晚付款时间',
    purchaseOrder: '采购订单号',
    promised: '最晚送达日期',
    shipTo: '收货地址',
    items: '商品金额',
    freight: '运费',
    total: '总金额',
    code: '配件编号',
    name: '配件',
    quantity: '数量',
    price: '单价',
    look: '查看订单',
    storeCredit: '商城余额',
    money: '款项',
    moneyBack: '已付款项和已使用的商城余额将全额退回。',
    creditFreed: '该金额不再占用您的信用额度。',
    batch: '批次',
    carrier: '承运商',
    tracking: '物流单号',
    expected: '预计送达',
    stillToCome: '尚未发出的件数',
    next: '下一步',
    confirm: '请核对配件，然后在订单页面确认收货。如有短缺或损坏，也请在那里说明。',
  },
};
