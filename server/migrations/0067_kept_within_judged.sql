-- What users kept before under another company is put under their own, and the keys of 0066 hold for all rows (spec §6).

update carts c set company_id = u.company_id from users u where u.id = c.user_id and u.company_id <> c.company_id;
update favourites f set company_id = u.company_id from users u where u.id = f.user_id and u.company_id <> f.company_id;
update invitations i set company_id = u.company_id from users u where u.id = i.user_id and u.company_id <> i.company_id;
-- An administrator of the office keeps none of these.
delete from carts c using users u where u.id = c.user_id and u.company_id is null;
delete from favourites f using users u where u.id = f.user_id and u.company_id is null;
delete from invitations i using users u where u.id = i.user_id and u.company_id is null;

alter table carts validate constraint carts_user_id_company_id_fkey;
alter table favourites validate constraint favourites_user_id_company_id_fkey;
alter table invitations validate constraint invitations_user_id_company_id_fkey;
