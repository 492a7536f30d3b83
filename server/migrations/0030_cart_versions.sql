-- What changed in a cart since a version, found without reading the whole cart (product §6: changing one line never depends on the size of the cart).

create index cart_lines_version on cart_lines (cart_id, version);
