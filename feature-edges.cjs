// Which feature may import which other through its door (architecture §3, rule 4); a new edge is a decision in docs/decisions/.
module.exports = {
  server: {},
  web: {},
};
