// One input for each call that reads, and who may ask it, over a shop with one of everything: for tests that walk the contract.
import { type AccessRule, accessRules, type Call, type CallGroup, calls } from '@outrigger/contract';
import { insertInvited, issueOfficeInvitation } from '../src/features/identity/administrators/administrators.store.ts';
import { issueTicket } from '../src/features/identity/codes/tickets.store.ts';
import { tellSeller } from '../src/features/documents/documents.make.ts';
import { makeAdministrator, makeCompany } from '../src/features/identity/identity.make.ts';
import { makeLine, makeMachine, makeModel } from '../src/features/machines/machines.make.ts';
import { type Buyer, makeOrder } from '../src/features/orders/orders.make.ts';
import { makeReturn } from '../src/features/orders/returns/returns.make.ts';
import { makeManual } from '../src/features/service-manuals/service-manuals.make.ts';
import { makeCategory } from '../src/features/parts/parts.make.ts';
import type { Db } from '../src/platform/db/db.ts';
import { keepMessage } from '../src/platform/outside/mailbox.store.ts';
import type { TestShop } from './shop.ts';

/** Every row of the contract under its name. */
export const rows = Object.values(calls as Record<string, CallGroup>).flatMap((group) => Object.entries(group));

/** What tests that walk the contract ask with. */
export interface AskedOfEach {
  tokenFor: (call: Call) => string;
  /** By the name of the call; a call that is not there needs nothing. */
  needed: Record<string, Record<string, unknown>>;
  /** Whose orders these are, and the part that was ordered. */
  buyer: Buyer;
  code: string;
}

/** Makes a buyer with an order, two machines with a book, and an administrator. */
export async function makeOneOfEach(it: TestShop): Promise<AskedOfEach> {
  const { db } = it.shop;
  const { buyer, orderNo, code, partId } = await makeOrder(it);
  await tellSeller(db);
  const returnNo = await makeReturn(it, buyer);
  // From here on the buyer's orders wait for the parts desk.
  await db`update credit_lines set automatic_limit_minor = 0 where company_id = ${buyer.companyId}`;
  const { orderNo: waitingNo } = await makeOrder(it, { buyer, status: 'pendingApproval' });
  const categoryId = await makeCategory(db, `EACH-${partId}`);
  await db`update parts set category_id = ${categoryId} where id = ${partId}`;
  const model = await makeModel(db);
  const { hostId } = await makeMachine(db, model);
  const { hostId: otherHostId } = await makeMachine(db, model);
  await makeLine(db, model, { partId, itemNo: '1' });
  const office = await makeAdministrator(db, ['super']);
  const isOfOffice = ({ access }: Call) => (accessRules[access] as AccessRule).office !== undefined;
  return {
    buyer,
    code,
    tokenFor: (call) => (isOfOffice(call) ? office.token : buyer.token),
    needed: {
      ...neededOf({ code, partId, categoryId, hostId, otherHostId, orderNo, addressId: buyer.addressId }),
      figurePage: { figureId: model.figureId, hostId },
      deskFigure: { figureId: model.figureId },
      figureFacts: { figureId: model.figureId },
      deskModel: { figureId: model.figureId },
      ...(await makeOfPeople(it)),
      ...(await makeOfBooks(it)),
      savedList: { id: await makeList(it, buyer.token, code) },
      ...(await makeNotice(db)),
      ...(await neededOfPages(db)),
      approvalView: { orderNo: waitingNo },
      officeOrder: { orderNo: waitingNo },
      rePutCart: { orderNo },
      returnInfo: { returnNo },
      deskReturn: { returnNo },
      stuckRefunds: { orderNo: waitingNo },
    },
  };
}

/** A company, a mail, the ticket of a registration and a QR sign-in that waits. */
async function makeOfPeople({ ask, shop }: TestShop): Promise<AskedOfEach['needed']> {
  const { db } = shop;
  const { companyId, email } = await makeCompany(db);
  await keepMessage(db, { channel: 'mail', to: email, subject: 'Mail', text: 'Text', language: 'en' }, null);
  const [mail] = await db<{ id: number }[]>`select max(id) as id from mailbox where recipient = ${email}`;
  const ticket = await issueTicket(db, { purpose: 'register', address: email, userId: null });
  const { result } = await ask(calls.qr.startQrSignIn, {});
  return {
    lookAtQrSignIn: { code: new URL(result.link).searchParams.get('code') ?? '' },
    checkVerify: { ticket },
    companyDetail: { id: companyId },
    demoMail: { email },
    officeInvitation: { ticket: await issueOfficeInvitation(db, await invitedPerson(db)) },
    question: { kind: 'feedback', id: await askedQuestion(db) },
    readMail: { id: mail?.id ?? 0 },
  };
}

/** A list of one part. */
async function makeList({ ask }: TestShop, token: string, code: string): Promise<number> {
  const list = { name: `Each ${code}`, isShared: false, lines: [{ code, qty: 1 }] };
  return (await ask(calls.savedLists.saveList, list, { token })).result.id;
}

/** The pages that every shop has. */
async function neededOfPages(db: Db): Promise<AskedOfEach['needed']> {
  const [version] = await db<{ id: number }[]>`select id from page_versions order by id limit 1`;
  return {
    shopPage: { page: 'about' },
    officePage: { page: 'about' },
    officePageVersion: { id: version?.id ?? 0 },
    previewText: { html: '<p>Text</p>' },
  };
}

/** News for everybody. */
async function makeNotice(db: Db): Promise<AskedOfEach['needed']> {
  const [notice] = await db<{ id: number }[]>`
    insert into notices (name_en, body_en, released_at) values ('News', 'Text', now()) returning id`;
  const asked = { id: notice?.id ?? 0 };
  const everybody = { audience: 'all', company: '', models: [], serials: [] };
  return { noticeDetail: asked, confirmNotice: asked, deskNotice: asked, noticeReaders: asked, noticeReach: everybody };
}

/** A manual of one page. */
async function makeOfBooks({ shop }: TestShop): Promise<AskedOfEach['needed']> {
  const { manualId: id } = await makeManual(shop.db, { pages: ['Oil level'] });
  return {
    manualDetail: { id },
    deskManual: { manualId: id },
    manualSearch: { keyword: 'oil' },
    findInManual: { id, keyword: 'oil' },
    manualPageParts: { id, page: 1 },
  };
}

async function askedQuestion(db: Db): Promise<number> {
  const [row] = await db<{ id: number }[]>`
    insert into feedback (question_type, name, email, phone, subject, message)
    values (2, 'Ada', 'ada@example.test', '0123', 'Filter', 'Which?') returning id`;
  return row?.id ?? 0;
}

async function invitedPerson(db: Db): Promise<number> {
  const { userId: createdBy, email } = await makeAdministrator(db);
  const person = { email: `invited-${email}`, firstName: 'Ada', lastName: 'Lind', language: 'en' };
  return await db.begin(async (trx) => (await insertInvited(trx, { ...person, createdBy })) ?? 0);
}

type Made = { code: string; orderNo: string } & Record<
  'partId' | 'categoryId' | 'hostId' | 'otherHostId' | 'addressId',
  number
>;

function neededOf(made: Made): AskedOfEach['needed'] {
  const { code, partId, categoryId, hostId, otherHostId, orderNo, addressId } = made;
  const lines = [{ code, qty: 1 }];
  return {
    categoryDetail: { categoryId },
    creditLineHistory: { companyId: 1, currency: 'USD' },
    checkByCode: { total: '1.00', currency: 'USD' },
    checkPriceAndInventory: { materialList: [code] },
    checkRows: { codes: [code], hostId },
    compareMachines: { hostId, otherHostId },
    deliveryDates: { pieces: String(partId) },
    fitOfParts: { hostId, ids: String(partId) },
    ...Object.fromEntries(['categoriesForMachine', 'goodsForMachine', 'machinePartList'].map((of) => [of, { hostId }])),
    goodsBatchDetail: { codes: code },
    goodsDetail: { code },
    goodsListByIds: { ids: String(partId) },
    goodsTogether: { id: partId },
    goodsSearch: { keyword: 'nothing is called so' },
    goodsSuggest: { keyword: code },
    importFile: { name: 'list.csv', content: Buffer.from(`Code,Qty\n${code},1`).toString('base64') },
    logisticFee: { lines, addressId },
    machineDetail: { hostId },
    machinesOfPart: { code },
    ...Object.fromEntries(
      ['downloadInvoice', 'officeInvoice', 'orderDocuments', 'officeDocuments'].map((of) => [of, { orderNo }]),
    ),
    orderBatches: { orderNo },
    orderInfo: { orderNo },
    officeReceiptReports: { orderNo },
    officeShipment: { orderNo },
    receiptReports: { orderNo },
    orderPayments: { orderNo },
    ratingList: { partId },
    readPaste: { text: `${code}\t1` },
    ownCodes: { partCode: code },
    productFileSizes: { names: ['part/none.webp'] },
    rateHistory: { currency: 'EUR' },
    resolveScan: { texts: [code], from: 'code' },
    shipBatchList: { lines, addressId, shipMode: 'together' },
    track: { orderNo },
    stockAssign: { lines: `${code}*1` },
  };
}
