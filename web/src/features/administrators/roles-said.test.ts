// Product §8: what each role may see and do is said in words. A call of the office that no word tells of fails here, and so does a word that one language lacks.
import { type Access, type AccessRule, accessRules, calls, OFFICE_ROLES, type OfficeRole } from '@outrigger/contract';
import { expect, test } from 'vitest';

const files = import.meta.glob<Record<string, string>>('../../locales/*/administrators.json', {
  eager: true,
  import: 'default',
});
const LANGUAGES = ['en', 'es', 'pt', 'fa', 'zh'] as const;

type Words = readonly [en: string, es: string, pt: string, fa: string, zh: string];
/** Calls by how their path goes on after /office, each with what the words of a role call them; a call may fall under several. */
const SAID: readonly (readonly [RegExp, Words])[] = [
  [/^figures?($|-)/, ['figures', 'figuras', 'figuras', 'planches', '图页']],
  [
    /^figure-picture/,
    ['replaces the picture', 'cambia la imagen', 'troca a imagem', 'remplace l’image', '更换图页图片'],
  ],
  [/^figure-hotspots/, ['hotspots', 'zonas activas', 'áreas clicáveis', 'zones actives', '热点']],
  [/^figure-(facts|choices)/, ['makes figures', 'crea figuras', 'cria figuras', 'crée des planches', '新建图页']],
  [/^models?3d/, ['3D models', 'modelos 3D', 'modelos 3D', 'modèles 3D', '三维模型']],
  [/^(manuals?$|large-file)/, ['manuals', 'manuales', 'manuais', 'manuels', '手册']],
  [/^search-miss/, ['searches', 'búsquedas', 'buscas', 'recherches', '搜索']],
  [/^order\//, ['orders', 'pedidos', 'pedidos', 'commandes', '订单']],
  [/^(order|company|subaccount)\/approve/, ['approves', 'aprueba', 'aprova', 'approuve', '审批']],
  [/^order\/reject/, ['rejects', 'rechaza', 'rejeita', 'refuse', '拒绝']],
  [/^order\/cancel/, ['cancels', 'cancela', 'cancela', 'annule', '取消']],
  [/^order\/(invoice|documents)/, ['invoices', 'facturas', 'faturas', 'factures', '发票']],
  [/^shipment\//, ['shipments', 'envíos', 'envios', 'expéditions', '发货']],
  [/^shipment\/dispatch/, ['dispatches', 'expide', 'despacha', 'expédie', '发货']],
  [/^shipment\/deliver/, ['delivery', 'entrega', 'entrega', 'livraison', '送达']],
  [
    /^receipt\//,
    ['receipt reports', 'avisos de recepción', 'avisos de recebimento', 'signalements de réception', '收货报告'],
  ],
  [/^return\//, ['returns', 'devoluciones', 'devoluções', 'retours', '退货']],
  [/^return\/credit/, ['credits', 'abona', 'credita', 'crédite', '入账']],
  [/^credit\//, ['credit lines', 'líneas de crédito', 'linhas de crédito', 'lignes de crédit', '信用额度']],
  [
    /^credit\/book/,
    ['books payments', 'registra pagos', 'registra pagamentos', 'comptabilise les paiements', '登记付款'],
  ],
  [/^currency\//, ['exchange rates', 'tipos de cambio', 'taxas de câmbio', 'taux de change', '汇率']],
  [/^seller/, ['seller', 'vendedor', 'vendedor', 'vendeur', '卖方']],
  [/^refund\//, ['refund', 'reembolso', 'reembolso', 'remboursement', '退款']],
  [/^refund\/byHand/, ['by hand', 'a mano', 'à mão', 'à la main', '人工付款']],
  [/^company\//, ['companies', 'empresas', 'empresas', 'sociétés', '公司']],
  [/^subaccount\//, ['sub-accounts', 'subcuentas', 'subcontas', 'sous-comptes', '子账号']],
  [/^activity/, ['activity', 'actividad', 'atividade', 'activité', '活动记录']],
  [/^mailbox\//, ['mails', 'correos', 'e-mails', 'e-mails', '邮件']],
  [/^newsletter/, ['newsletter', 'boletín', 'boletim', 'lettre d’information', '邮件资讯']],
  [/^inbox/, ['inbox', 'bandeja de entrada', 'caixa de entrada', 'boîte de réception', '收件箱']],
  [/^inbox\/(question|answer|close)/, ['questions', 'preguntas', 'perguntas', 'questions', '问题']],
  [/^notice/, ['notices', 'avisos', 'avisos', 'avis', '公告']],
  [
    /^(pages?($|-)|text-preview)/,
    ['public pages', 'páginas públicas', 'páginas públicas', 'pages publiques', '公共页面'],
  ],
  [/^content/, ['start page', 'página de inicio', 'página inicial', 'page d’accueil', '首页']],
  [/^content-contact/, ['contacts', 'contactos', 'contatos', 'contacts', '联系人']],
  [/^rating/, ['ratings', 'valoraciones', 'avaliações', 'évaluations', '评价']],
  [
    /^tools?$/,
    ['service tools', 'herramientas de servicio', 'ferramentas de serviço', 'outils de service', '服务工具'],
  ],
  [/^user\//, ['users', 'usuarios', 'usuários', 'utilisateurs', '用户']],
  [/^user\/roles/, ['roles', 'funciones', 'funções', 'rôles', '角色']],
  [/^user\/resetSecondFactor/, ['second factor', 'segundo factor', 'segundo fator', 'second facteur', '双重验证']],
  [/^audit\//, ['audit trail', 'registro de auditoría', 'trilha de auditoria', 'journal d’audit', '审计记录']],
];

const rolesOf = (access: Access): readonly OfficeRole[] => {
  const rule: AccessRule = accessRules[access];
  if (rule.office === undefined || rule.office === 'any') return [];
  return OFFICE_ROLES.filter((role) => rule.office === role || rule.office?.includes(role));
};
const officeCalls = Object.values(calls).flatMap((feature) =>
  Object.values<{ path: string; access: Access }>(feature).map(({ path, access }) => ({
    path,
    roles: rolesOf(access),
  })),
);

test.each(OFFICE_ROLES)('product §8 the words of the role %s tell of each call that it may make', (role) => {
  const its = officeCalls.filter(({ roles }) => roles.includes(role));
  expect(its.length).toBeGreaterThan(5);
  const unsaid = its.flatMap(({ path }) => {
    const words = SAID.filter(([paths]) => paths.test(path.replace(/^\/office\//, '')));
    if (words.length === 0) return [`${path} has no word`];
    return words.flatMap(([, said]) =>
      LANGUAGES.flatMap((language, at) => {
        const text = files[`../../locales/${language}/administrators.json`]?.[`${role}About`] ?? '';
        return text.toLowerCase().includes((said[at] ?? '?').toLowerCase()) ? [] : [`${path}: ${language} ${said[at]}`];
      }),
    );
  });
  expect(unsaid).toEqual([]);
});

test('product §8 the words of a role tell of nothing that only other roles may', () => {
  const told = ([, [en]]: (typeof SAID)[number], text: string) => text.toLowerCase().includes(en.toLowerCase());
  const owners = (paths: RegExp) =>
    new Set(officeCalls.flatMap(({ path, roles }) => (paths.test(path.replace(/^\/office\//, '')) ? roles : [])));
  const english = files['../../locales/en/administrators.json'] ?? {};
  const wrong = OFFICE_ROLES.filter((role) => role !== 'super').flatMap((role) =>
    SAID.filter((row) => told(row, english[`${role}About`] ?? '') && !owners(row[0]).has(role)).map(
      ([, [en]]) => `${role}: ${en}`,
    ),
  );
  // Whose orders they are, and who owes: companies stand in those words without being theirs.
  expect(wrong).toEqual(['orders: companies', 'finance: companies']);
});
