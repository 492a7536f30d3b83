// The mails of lists, in five languages: one to whoever orders, one to whoever filled the list; no price in either (product §4).
import { type Language, languageFrom } from '@outrigger/contract';
import { writeLetter } from '../../platform/outside/letter.ts';
import type { Shop } from '../../platform/shop.ts';
import { type ListMail, readOrderedMails, readReminderMails, readSentMails } from './saved-lists.reads.ts';

/** The jobs of the outbox that mail. */
export const SENT_LIST_JOB = 'mail sent list';
/** The job that tells whoever filled a list of its order. */
export const ORDERED_LIST_JOB = 'mail ordered list';
/** The job that reminds of a list that is needed again. */
export const REMINDER_JOB = 'mail list reminder';

interface Words {
  sent: string;
  sentText: string;
  machine: string;
  toList: string;
  ordered: string;
  orderedText: string;
  toOrder: string;
  due: string;
  dueText: string;
}

const words: Record<Language, Words> = {
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
  },
};

/** The job: asks the main account to order a list; bears being done twice. */
export async function mailSentList(shop: Shop, facts: Record<string, unknown>): Promise<void> {
  const id = Number(facts['id']);
  for (const mail of await readSentMails(shop.db, id)) {
    const said = wordsFor(mail);
    const lines = [said.sentText, ...(mail.note ? [mail.note] : []), ...(mail.serialNumber ? [said.machine] : [])];
    const link = { label: said.toList, url: `${shop.config.publicUrl}/lists?id=${id}` };
    await send(shop, mail, { subject: said.sent, lines: [...lines, ...partsOf(mail)], link });
  }
}

/** The job: tells whoever filled a list that it was ordered; bears being done twice. */
export async function mailOrderedList(shop: Shop, facts: Record<string, unknown>): Promise<void> {
  for (const mail of await readOrderedMails(shop.db, Number(facts['id']))) {
    const said = wordsFor(mail);
    const url = `${shop.config.publicUrl}/details?orderNo=${encodeURIComponent(mail.orderNo ?? '')}`;
    await send(shop, mail, { subject: said.ordered, lines: [said.orderedText], link: { label: said.toOrder, url } });
  }
}

/** The job: reminds the owner of a list that is needed again; bears being done twice. */
export async function mailReminder(shop: Shop, facts: Record<string, unknown>): Promise<void> {
  const id = Number(facts['id']);
  for (const mail of await readReminderMails(shop.db, id)) {
    const said = wordsFor(mail);
    const link = { label: said.toList, url: `${shop.config.publicUrl}/lists?id=${id}` };
    await send(shop, mail, { subject: said.due, lines: [said.dueText, ...partsOf(mail)], link });
  }
}

const partsOf = ({ lines }: ListMail): string[] => lines.map(({ code, quantity }) => `${quantity} × ${code}`);

function wordsFor({ language, name, by, serialNumber, orderNo }: ListMail): Words {
  const facts: Record<string, string> = { name, by, serial: serialNumber ?? '', orderNo: orderNo ?? '' };
  const fill = (text: string): string => text.replaceAll(/\{(\w+)\}/g, (_, fact: string) => facts[fact] ?? '');
  const said = words[languageFrom(language)];
  return Object.fromEntries(Object.entries(said).map(([key, text]) => [key, fill(text)])) as unknown as Words;
}

async function send(
  shop: Shop,
  { email: to, language }: ListMail,
  letter: Omit<Parameters<typeof writeLetter>[0], 'language'>,
): Promise<void> {
  await shop.messenger.send({ channel: 'mail', to, language, ...writeLetter({ language, ...letter }) });
}
