// Which feature may import which other through its door (architecture §3, rule 4); a new edge is a decision in docs/decisions/.
module.exports = {
  server: {
    cart: ['parts', 'pricing', 'stock', 'machines'],
    content: ['parts', 'pricing'],
    // What judges a part on a machine stands apart from what finds machines (docs/decisions/0029).
    fit: ['parts'],
    freight: ['parts', 'pricing', 'addresses'],
    imports: ['fit'],
    machines: ['fit', 'parts', 'pricing', 'stock'],
    orders: ['addresses', 'cart', 'content', 'credit', 'fit', 'freight', 'parts', 'pricing', 'stock'],
    // With lists, parts and machines also ask a finder that search makes and app.ts hands over (docs/decisions/0008).
    parts: ['pricing', 'stock'],
    search: ['fit', 'machines', 'parts', 'pricing'],
  },
  web: {
    catalogue: ['cart', 'favourites', 'parts'],
    checkout: ['addresses', 'cart', 'parts'],
    favourites: ['catalogue'],
    home: ['machines', 'parts'],
    machines: ['cart', 'parts'],
    orders: ['parts'],
    parts: ['cart', 'favourites', 'ratings'],
    search: ['catalogue', 'machines'],
  },
};
