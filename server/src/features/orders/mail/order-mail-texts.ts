// The words of order mails in five languages; a missing one does not compile.
import type { Language } from '@outrigger/contract';

/** The words of one language; subjects name the order. */
export interface MailTexts {
  subject: { confirmed: string; unpaid: string; pendingApproval: string };
  order: string;
  placed: string;
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
}

/** By language code of the wire. */
export const mailTexts: Record<Language, MailTexts> = {
  en: {
    subject: {
      confirmed: 'Order {orderNo} is confirmed',
      unpaid: 'Order {orderNo} waits for payment',
      pendingApproval: 'Order {orderNo} waits for approval',
    },
    order: 'Order',
    placed: 'Placed on',
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
  },
  es: {
    subject: {
      confirmed: 'El pedido {orderNo} está confirmado',
      unpaid: 'El pedido {orderNo} está pendiente de pago',
      pendingApproval: 'El pedido {orderNo} está pendiente de aprobación',
    },
    order: 'Pedido',
    placed: 'Realizado el',
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
  },
  pt: {
    subject: {
      confirmed: 'O pedido {orderNo} está confirmado',
      unpaid: 'O pedido {orderNo} aguarda pagamento',
      pendingApproval: 'O pedido {orderNo} aguarda aprovação',
    },
    order: 'Pedido',
    placed: 'Feito em',
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
  },
  fa: {
    subject: {
      confirmed: 'La commande {orderNo} est confirmée',
      unpaid: 'La commande {orderNo} est en attente de paiement',
      pendingApproval: 'La commande {orderNo} est en attente d’approbation',
    },
    order: 'Commande',
    placed: 'Passée le',
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
  },
  zh: {
    subject: {
      confirmed: '订单 {orderNo} 已确认',
      unpaid: '订单 {orderNo} 待付款',
      pendingApproval: '订单 {orderNo} 待审批',
    },
    order: '订单',
    placed: '下单时间',
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
  },
};
