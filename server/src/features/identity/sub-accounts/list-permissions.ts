// The permissions there are, in the caller's language (spec §3 Permissions, §7 permission-list).
import { type calls, type Language, type ResultOf } from '@outrigger/contract';
import type { CustomerContext } from '../../../platform/context.ts';

const names: Record<Language, readonly [manage: string, prices: string, order: string]> = {
  en: ['Sub-account application and management', 'View part prices', 'Place orders and cart'],
  es: ['Solicitud y gestión de subcuentas', 'Ver precios de los repuestos', 'Hacer pedidos y usar el carrito'],
  pt: ['Solicitação e gestão de subcontas', 'Ver preços das peças', 'Fazer pedidos e usar o carrinho'],
  fa: ['Demande et gestion des sous-comptes', 'Voir les prix des pièces', 'Commander et utiliser le panier'],
  zh: ['子账号申请与管理', '查看配件价格', '下单与购物车'],
};

/** Ids as product §4 counts them. */
export async function listPermissions({
  caller,
  language,
}: CustomerContext): Promise<ResultOf<typeof calls.subAccounts.permissionList>> {
  const [manage, prices, order] = names[language];
  const all = [
    { id: 1, name: manage },
    { id: 2, name: prices },
    { id: 3, name: order },
  ] as const;
  return all.map((one) => ({ ...one, isGrantable: caller.permissions.includes(one.id) }));
}
