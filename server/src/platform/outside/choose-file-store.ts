// Chooses the file store by `FILES_URL`: the directory of the shop, another directory, or an S3-compatible service (product §1).
import { type FileSettings, filesDirectory, isOnS3, s3PlaceOf } from './file-place.ts';
import { type FileStore, makeFolderStore } from './file-store.ts';
import { makeS3Store } from './s3-store.ts';

/** The store of the settings; throws StartProblem where they name none that can be used. Nothing is asked of it yet. */
export function chooseFileStore(config: FileSettings): FileStore {
  return isOnS3(config) ? makeS3Store(s3PlaceOf(config)) : makeFolderStore(filesDirectory(config));
}
