-- Whether a file name stands in the catalogue is asked before anything is drawn (product §1).
create index parts_pictures on parts using gin (string_to_array(image_url, ',')) where image_url is not null;
create index illustrations_file on illustrations (file) where file is not null;
create index manuals_file on manuals (file);
