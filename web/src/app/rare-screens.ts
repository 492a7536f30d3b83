// Screens that a visit seldom begins with: their files are named here, so that the first file, which everybody loads, need not name them.
import { withSignOut } from './shell/with-sign-out.tsx';

export const loadQueue = async () => (await import('../features/queue/queue-screen.tsx')).QueueScreen;
export const loadInbox = async () => (await import('../features/inbox/inbox-screen.tsx')).InboxScreen;
export const loadQuestion = async () => (await import('../features/inbox/question-screen.tsx')).QuestionScreen;
export const loadTools = async () => (await import('../features/service-tools/tools-screen.tsx')).ToolsScreen;
export const loadToolsDesk = async () =>
  (await import('../features/service-tools/office/tools-desk-screen.tsx')).ToolsDeskScreen;
export const loadActivity = async () => (await import('../features/activity/activity-screen.tsx')).ActivityScreen;
export const loadOrderDesk = async () =>
  (await import('../features/orders/office/order-desk-screen.tsx')).OrderDeskScreen;
export const loadOrdersDesk = async () =>
  (await import('../features/orders/office/orders-desk-screen.tsx')).OrdersDeskScreen;
export const loadDeskPackingList = async () =>
  (await import('../features/orders/packing-list/desk-packing-list-screen.tsx')).DeskPackingListScreen;
export const loadPackingList = async () =>
  (await import('../features/orders/packing-list/packing-list-screen.tsx')).PackingListScreen;
export const loadShipments = async () =>
  (await import('../features/orders/shipping-desk/shipments-screen.tsx')).ShipmentsScreen;
export const loadShipment = async () =>
  (await import('../features/orders/shipping-desk/shipment-screen.tsx')).ShipmentScreen;
export const loadReturns = async () => (await import('../features/returns/returns-screen.tsx')).ReturnsScreen;
export const loadNewReturn = async () => (await import('../features/returns/new-return-screen.tsx')).NewReturnScreen;
export const loadReturnsDesk = async () =>
  (await import('../features/returns/office/returns-desk-screen.tsx')).ReturnsDeskScreen;
export const loadReturnDesk = async () =>
  (await import('../features/returns/office/return-desk-screen.tsx')).ReturnDeskScreen;
export const loadCredit = async () => (await import('../features/credit/credit-screen.tsx')).CreditScreen;
export const loadDocuments = async () => (await import('../features/documents/documents-screen.tsx')).DocumentsScreen;
export const loadSeller = async () => (await import('../features/documents/office/seller-screen.tsx')).SellerScreen;
export const loadZeroResults = async () =>
  (await import('../features/search/office/zero-results-screen.tsx')).ZeroResultsScreen;
export const loadFigures = async () => (await import('../features/manuals/office/figures-screen.tsx')).FiguresScreen;
export const loadFigure = async () =>
  (await import('../features/manuals/office/figure-desk-screen.tsx')).FigureDeskScreen;
export const loadDeskModels = async () =>
  (await import('../features/manuals/office/models/models-screen.tsx')).ModelsScreen;
export const loadDeskModel = async () =>
  (await import('../features/manuals/office/models/model-desk-screen.tsx')).ModelDeskScreen;
export const loadDeskManuals = async () =>
  (await import('../features/service-manuals/office/manuals-screen.tsx')).ManualsScreen;
export const loadDeskManual = async () =>
  (await import('../features/service-manuals/office/manual-desk-screen.tsx')).ManualDeskScreen;
export const loadRatingsDesk = async () =>
  (await import('../features/ratings/office/ratings-desk-screen.tsx')).RatingsDeskScreen;
export const loadContact = async () => (await import('../features/contact/contact-screen.tsx')).ContactScreen;
export const loadNewsletter = async () =>
  (await import('../features/newsletter/newsletter-screen.tsx')).NewsletterScreen;
export const loadQrConfirm = async () =>
  (await import('../features/identity/qr/qr-confirm-screen.tsx')).QrConfirmScreen;
export const loadOfficeSignIn = async () =>
  withSignOut((await import('../features/identity/second-factor/office-sign-in-screen.tsx')).OfficeSignInScreen);
export const loadPayReturn = async () => (await import('../features/payments/pay-return-screen.tsx')).PayReturnScreen;
export const loadSubAccountsDesk = async () =>
  (await import('../features/sub-accounts/office/sub-accounts-desk-screen.tsx')).SubAccountsDeskScreen;
export const loadCurrencies = async () =>
  (await import('../features/areas/office/currencies-screen.tsx')).CurrenciesScreen;
export const loadCreditDesk = async () =>
  (await import('../features/credit/office/credit-desk-screen.tsx')).CreditDeskScreen;
export const loadCompanies = async () => (await import('../features/companies/companies-screen.tsx')).CompaniesScreen;
export const loadCompany = async () => (await import('../features/companies/company-screen.tsx')).CompanyScreen;
export const loadAdministrators = async () =>
  (await import('../features/administrators/administrators-screen.tsx')).AdministratorsScreen;
export const loadAudit = async () => (await import('../features/audit/audit-screen.tsx')).AuditScreen;
export const loadMailbox = async () => (await import('../features/mailbox/mailbox-screen.tsx')).MailboxScreen;
export const loadMail = async () => (await import('../features/mailbox/mail-screen.tsx')).MailScreen;
export const loadCategory = async () =>
  (await import('../features/catalogue/categories/category-screen.tsx')).CategoryScreen;
export const loadProduct = async () => (await import('../features/catalogue/product-screen.tsx')).ProductScreen;
export const loadCompare = async () => (await import('../features/machines/compare/compare-screen.tsx')).CompareScreen;
export const loadOrder = async () => (await import('../features/orders/order-detail-screen.tsx')).OrderDetailScreen;
export const loadCheckout = async () => (await import('../features/checkout/checkout-screen.tsx')).CheckoutScreen;
export const loadFavourites = async () =>
  (await import('../features/catalogue/favourites/favourites-screen.tsx')).FavouritesScreen;
export const loadHistory = async () => (await import('../features/machines/history/history-screen.tsx')).HistoryScreen;
export const loadFound = async () => (await import('../features/search/search-result-screen.tsx')).SearchResultScreen;
export const loadPart = async () => (await import('../features/part-page/detail-screen.tsx')).DetailScreen;
export const loadPartManuals = async () =>
  (await import('../features/manuals/part-manuals-screen.tsx')).PartManualsScreen;
export const loadManuals3d = async () => (await import('../features/manuals/manuals-3d-screen.tsx')).Manuals3dScreen;
export const loadScan = async () => (await import('../features/scan/scan-screen.tsx')).ScanScreen;
export const loadServiceManuals = async () =>
  (await import('../features/service-manuals/service-manuals-screen.tsx')).ServiceManualsScreen;
export const loadLabel = async () => (await import('../features/scan/label-screen.tsx')).LabelScreen;
export const loadQuickAdd = async () => (await import('../features/quick-add/quick-add-screen.tsx')).QuickAddScreen;
export const loadLists = async () => (await import('../features/saved-lists/lists-screen.tsx')).ListsScreen;
export const loadPage = async () => (await import('../features/pages/page-screen.tsx')).PageScreen;
export const loadHelp = async () => (await import('../features/pages/help-screen.tsx')).HelpScreen;
export const loadCookies = async () => (await import('../features/pages/cookies-screen.tsx')).CookiesScreen;
export const loadNoticesDesk = async () =>
  (await import('../features/notices/office/notices-desk-screen.tsx')).NoticesDeskScreen;
export const loadNoticeDesk = async () =>
  (await import('../features/notices/office/notice-desk-screen.tsx')).NoticeDeskScreen;
export const loadNewsletterDesk = async () =>
  (await import('../features/newsletter/office/newsletter-desk-screen.tsx')).NewsletterDeskScreen;
