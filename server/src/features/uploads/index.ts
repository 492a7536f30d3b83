// The door of uploads: pictures and documents of people, and the links to them.
export { claimUploads } from './claim-uploads.ts';
export { giveLinkTo } from './give-file-link.ts';
export { readOwnPicture, readOwnUpload, withOwnUpload } from './read-own-upload.ts';
export { releaseUploads } from './release-uploads.ts';
export { removeUnusedUploads } from './remove-unused-uploads.ts';
export { uploadRoutes } from './uploads.routes.ts';
