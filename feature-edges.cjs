// Which feature may import which other through its door (architecture §3, rule 4); a new edge is a decision in docs/decisions/.
module.exports = {
  server: {
    // A figure's rows are those of a machine's parts list (docs/decisions/0090).
    // Models and pictures come as uploads, and are judged as those of an import are (docs/decisions/0146).
    books: ['imports', 'machines', 'pricing', 'uploads'],
    cart: ['supersession'],
    catalogue: ['parts', 'pricing'],
    // A banner's picture is sent as every picture is (docs/decisions/0204).
    content: ['parts', 'uploads'],
    // What is mailed of orders, returns and accounts stands among the notices, too (docs/decisions/0183).
    credit: ['notices'],
    // Amounts on documents are for who may see prices (docs/decisions/0113).
    documents: ['pricing'],
    favourites: ['supersession'],
    // A question goes to the address that the desk is written to.
    feedback: ['content'],
    // What judges a part on a machine stands apart from what finds machines (docs/decisions/0029).
    fit: ['parts', 'supersession'],
    // A registration agrees to the version of the terms in force (docs/decisions/0127).
    identity: ['notices', 'pages'],
    imports: ['effectivity'],
    // Each kind of question is written by the feature it belongs to (docs/decisions/0134).
    inbox: ['content', 'feedback', 'notices', 'row-reports', 'service-tools'],
    machines: ['catalogue', 'fit', 'parts', 'pricing', 'stock', 'supersession'],
    // A mailed code confirms an order above the company's amount (docs/decisions/0056).
    orders: [
      'addresses',
      'cart',
      'content',
      'credit',
      'fit',
      'freight',
      'identity',
      'notices',
      'payments',
      'pricing',
      'stock',
      'supersession',
      // Returns have pictures (docs/decisions/0117).
      // What came damaged is reported with photos (docs/decisions/0111).
      'uploads',
    ],
    'own-codes': ['supersession'],
    // With lists, catalogue and machines also ask a finder that search makes and app.ts hands over (docs/decisions/0008).
    parts: ['pricing', 'stock', 'supersession'],
    // Payments know orders by their number alone; orders move themselves (docs/decisions/0053).
    payments: ['credit'],
    // Rows for the cart are checked as an order is, and judged for the machine (docs/decisions/0118).
    'quick-add': ['fit', 'orders', 'parts'],
    // Reports and inquiries carry uploads of who makes them (docs/decisions/0134).
    'row-reports': ['uploads'],
    // Whoever needs a list again is told by a notice, too (docs/decisions/0161).
    'saved-lists': ['notices', 'parts', 'supersession'],
    // Books come to the office as any file does (docs/decisions/0146).
    'service-manuals': ['uploads'],
    'service-tools': ['content', 'uploads'],
    // What was scanned is looked up where those things are found already (docs/decisions/0094).
    scan: ['machines', 'parts', 'search', 'supersession'],
    search: ['catalogue', 'fit', 'machines', 'parts', 'pricing', 'supersession'],
    settings: ['identity', 'newsletter'],
  },
  web: {
    // Forms of people need countries with their calling codes, currencies and the names of languages (docs/decisions/0068).
    account: ['addresses', 'settings'],
    // Favourites and a part in its quick view are put onto a list (docs/decisions/0206).
    catalogue: ['cart', 'favourites', 'fit', 'parts', 'saved-lists', 'supersession'],
    // Whoever shows an unpaid order shows how it is paid (docs/decisions/0053).
    // A cart is kept as a list, and a list goes into the cart whole (docs/decisions/0119).
    // A line of the cart says its day as rows do (docs/decisions/0158).
    checkout: ['addresses', 'cart', 'fit', 'parts', 'payments', 'saved-lists', 'stock'],
    // The seller's country is chosen as addresses choose theirs; the page of an order shows its documents (docs/decisions/0113).
    contact: ['content'],
    // A part that is put forward is seen before (docs/decisions/0184).
    // A banner's picture is sent as every picture is (docs/decisions/0204).
    content: ['addresses', 'parts', 'uploads'],
    documents: ['addresses'],
    favourites: ['parts'],
    fit: ['parts'],
    // The start page puts what was ordered into the cart again (docs/decisions/0141).
    // Banners, tips, contacts and links look the same to the office that keeps them (docs/decisions/0137).
    home: ['cart', 'content', 'machines', 'parts', 'supersession'],
    inbox: ['uploads'],
    // Rows, figures and parts are reported where they stand (docs/decisions/0134).
    // The drawing stands beside the rows of a parts list (docs/decisions/0139).
    // A machine is taken along where its parts list is read (docs/decisions/0143).
    machines: ['away', 'cart', 'figures', 'fit', 'parts', 'row-reports', 'supersession'],
    // A figure shows the rows of a machine's parts list (docs/decisions/0090).
    // The office has callouts read off pictures as the scanner reads plates (docs/decisions/0131).
    // It sends pictures and models as any file is sent (docs/decisions/0146).
    manuals: ['figures', 'machines', 'row-reports', 'scan', 'supersession', 'uploads'],
    // What was ordered goes into the cart again (docs/decisions/0116), and its page shows its returns (docs/decisions/0117).
    // Orders that wait for the network stand above the others (docs/decisions/0144).
    // What came damaged is photographed (docs/decisions/0111).
    orders: ['cart', 'checkout', 'documents', 'parts', 'payments', 'returns', 'uploads'],
    // A part is put onto a list from its page (docs/decisions/0187).
    'part-page': [
      'cart',
      'favourites',
      'fit',
      'own-codes',
      'parts',
      'ratings',
      'row-reports',
      'saved-lists',
      'stock',
      'supersession',
    ],
    pages: ['content'],
    parts: ['cart'],
    // Rows are judged and put into the cart as checkout and cart do it themselves (docs/decisions/0118).
    'quick-add': ['cart', 'checkout', 'fit', 'own-codes', 'parts', 'saved-lists'],
    // A return is of parts and has pictures (docs/decisions/0117).
    returns: ['parts', 'uploads'],
    // Reports, inquiries and answers show uploads (docs/decisions/0134).
    'row-reports': ['uploads'],
    'saved-lists': ['cart', 'parts'],
    // Ways to an account choose passwords, countries and addresses as the screens of an account do (docs/decisions/0061).
    registration: ['account', 'addresses', 'mailbox'],
    // A machine that was scanned leads back to the screen that waits for it, and looks as it does in the list (docs/decisions/0094).
    scan: ['machines'],
    // Without a network the machines on this device are searched (docs/decisions/0143).
    search: ['away', 'catalogue', 'machines', 'supersession'],
    // From the pages that name a part the way leads back to its item (docs/decisions/0130).
    // The office sends books as any file is sent (docs/decisions/0146).
    'service-manuals': ['manuals', 'uploads'],
    'service-tools': ['uploads'],
    // Its screen shows where one is signed in (docs/decisions/0068).
    settings: ['identity'],
    stock: ['parts'],
    'sub-accounts': ['addresses'],
    supersession: ['cart', 'favourites', 'fit', 'parts', 'stock'],
  },
};
