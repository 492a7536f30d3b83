// The words of mails and notices about lists, in five languages.
import type { Language } from '@outrigger/contract';

/** What mails and notices of lists say. */
export interface ListWords {
  sent: string;
  sentText: string;
  machine: string;
  toList: string;
  ordered: string;
  orderedText: string;
  toOrder: string;
  due: string;
  dueText: string;
  atHours: string;
}

/** In the language of who reads it. */
export const LIST_WORDS: Readonly<Record<Language, ListWords>> = {
  en: {
    sent: '{by} needs parts: {name}',
    sentText: '{by} has filled the list “{name}” and asks you to order it. One press puts it into your cart.',
    machine: 'For machine {serial}',
    toList: 'Open the list',
    ordered: 'Your list “{name}” was ordered',
    orderedText: '{by} has ordered parts of your list “{name}”: order {orderNo}.',
    toOrder: 'See the order',
    due: 'Needed again: {name}',
    dueText: 'Your list “{name}” is due again. One press puts it into the cart.',
    atHours: '{serial} has reached {hours} hours.',
  },
  es: {
    sent: '{by} necesita repuestos: {name}',
    sentText: '{by} ha preparado la lista «{name}» y le pide que la encargue. Con un clic pasa a su carrito.',
    machine: 'Para la máquina {serial}',
    toList: 'Abrir la lista',
    ordered: 'Se ha pedido su lista «{name}»',
    orderedText: '{by} ha pedido repuestos de su lista «{name}»: pedido {orderNo}.',
    toOrder: 'Ver el pedido',
    due: 'De nuevo necesaria: {name}',
    dueText: 'Su lista «{name}» vuelve a tocar. Con un clic pasa al carrito.',
    atHours: '{serial} ha llegado a {hours} horas.',
  },
  pt: {
    sent: '{by} precisa de peças: {name}',
    sentText: '{by} preencheu a lista “{name}” e pede que você faça o pedido. Um clique a põe no seu carrinho.',
    machine: 'Para a máquina {serial}',
    toList: 'Abrir a lista',
    ordered: 'Sua lista “{name}” foi pedida',
    orderedText: '{by} pediu peças da sua lista “{name}”: pedido {orderNo}.',
    toOrder: 'Ver o pedido',
    due: 'Necessária de novo: {name}',
    dueText: 'Sua lista “{name}” está na hora de novo. Um clique a põe no carrinho.',
    atHours: '{serial} chegou a {hours} horas.',
  },
  fa: {
    sent: '{by} a besoin de pièces\u00a0: {name}',
    sentText:
      '{by} a rempli la liste «\u00a0{name}\u00a0» et vous demande de la commander. Un clic la met dans votre panier.',
    machine: 'Pour la machine {serial}',
    toList: 'Ouvrir la liste',
    ordered: 'Votre liste «\u00a0{name}\u00a0» a été commandée',
    orderedText: '{by} a commandé des pièces de votre liste «\u00a0{name}\u00a0»\u00a0: commande {orderNo}.',
    toOrder: 'Voir la commande',
    due: 'À prévoir de nouveau\u00a0: {name}',
    dueText: 'Votre liste «\u00a0{name}\u00a0» est de nouveau à commander. Un clic la met au panier.',
    atHours: '{serial} a atteint {hours} heures.',
  },
  zh: {
    sent: '{by} 需要配件：{name}',
    sentText: '{by} 已填好清单“{name}”，请您下单。一键即可加入您的购物车。',
    machine: '设备 {serial}',
    toList: '打开清单',
    ordered: '您的清单“{name}”已下单',
    orderedText: '{by} 已订购您清单“{name}”中的配件：订单 {orderNo}。',
    toOrder: '查看订单',
    due: '再次需要：{name}',
    dueText: '您的清单“{name}”又到订购时间了。一键即可加入购物车。',
    atHours: '设备 {serial} 已达 {hours} 小时。',
  },
};
