/** Uploads (spec §7 Upload, §9 20 MB): pictures and documents of who is signed in, and the link by which one is fetched. */
import * as z from 'zod/mini';
import { post, upload } from '../call.ts';
import { Id } from '../fields.ts';

/** A file as it was kept: a picture is drawn anew, so its size and type may be others than those sent. */
export const KeptFile = z.object({
  fileId: z.number(),
  name: z.string(),
  mediaType: z.string(),
  sizeBytes: z.number(),
});

/** Calls of the uploads feature. */
export const uploadCalls = {
  uploadPicture: upload('/upload', {
    about: 'Keeps one picture (JPEG, PNG, WebP) under 20 MB, drawn anew without what the camera wrote into it.',
    input: z.strictObject({}),
    result: KeptFile,
    access: 'signedIn',
    refuses: ['uploadFailed', 'uploadTooLarge', 'uploadNotTaken'],
  }),
  uploadDocument: upload('/uploadFile', {
    about:
      'Keeps one document under 20 MB: PDF, Word, Excel, PowerPoint without macros, plain text, or a picture; of the catalogue’s people of the office also a 3D model (GLB).',
    input: z.strictObject({}),
    result: KeptFile,
    access: 'signedIn',
    refuses: ['uploadFailed', 'uploadTooLarge', 'uploadNotTaken'],
  }),
  fileLink: post('/upload/link', {
    about:
      'A link by which an upload is fetched once, within 60 seconds; for its owner and the support and catalogue desks, of a return also for its company and the desk that decides about it.',
    input: z.strictObject({ fileId: Id }),
    result: z.object({ url: z.string() }),
    access: 'signedIn',
    refuses: ['downloadFailed'],
  }),
};
