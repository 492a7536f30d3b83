// Calls about uploads (spec §7 Upload), and the link that is followed without a token.
import { calls } from '@outrigger/contract';
import { type App, serve } from '../../platform/http/serve.ts';
import { makeFewAtOnce } from '../../platform/few-at-once.ts';
import type { Shop } from '../../platform/shop.ts';
import { giveFileLink } from './give-file-link.ts';
import { beginLargeFile } from './large/begin-large-file.ts';
import { endLargeFile } from './large/end-large-file.ts';
import { takePiece } from './large/take-piece.ts';
import { FILE_LINK, sendLinkedFile } from './send-linked-file.ts';
import { takeUpload } from './take-upload.ts';

// Drawing a picture anew fills a core and some hundred megabytes.
const DRAWN = { together: 2, mostWaiting: 20, secondsToWait: 10 };

/** Mounts the uploads feature. */
export function uploadRoutes(app: App, shop: Shop): void {
  const inTurn = makeFewAtOnce(DRAWN);
  void app.register(async (inner) => {
    // The body is left in its stream: nothing of it is read before it is known who sends it.
    inner.addContentTypeParser('multipart/form-data', (_request, _body, done) => done(null, undefined));
    serve(inner, shop, calls.uploads, {
      uploadPicture: (context, _input, { request }) => takeUpload(context, { request, kind: 'picture', inTurn }),
      uploadDocument: (context, _input, { request }) => takeUpload(context, { request, kind: 'document', inTurn }),
      fileLink: giveFileLink,
    });
    serve(inner, shop, calls.largeFiles, { beginLargeFile, sendPiece: takePiece, endLargeFile });
    // A HEAD would use the link up.
    inner.get<{ Params: { ticket: string } }>(
      `${FILE_LINK}:ticket`,
      { exposeHeadRoute: false },
      async (request, reply) => await sendLinkedFile(shop, request.params.ticket, reply),
    );
  });
}
