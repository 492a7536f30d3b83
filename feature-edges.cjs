// Which feature may import which other through its door (architecture §3, rule 4); a new edge is a decision in docs/decisions/.
module.exports = {
  server: {
    cart: ['parts', 'pricing', 'stock', 'machines'],
    content: ['parts', 'pricing'],
    freight: ['parts', 'pricing', 'addresses'],
    machines: ['parts', 'pricing', 'stock'],
    orders: ['addresses', 'cart', 'content', 'credit', 'freight', 'machines', 'parts', 'pricing', 'stock'],
    // With lists, parts and machines also ask a finder that search makes and app.ts hands over (docs/decisions/0008).
    parts: ['pricing', 'stock'],
    search: ['machines', 'parts', 'pricing'],
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
