// Files on their way to the shop and back (spec §7 Upload).
import type { ResultOf } from '@outrigger/contract';
import { uploadCalls } from '@outrigger/contract/calls/uploads.ts';
import { useQuery } from '@tanstack/react-query';
import { queryClient } from '../../client/api/query-client.ts';
import { fetchKeptFile, sendFile } from '../../client/api/send-file.ts';
import { sendInPieces } from '../../client/api/send-in-pieces.ts';
import { isInPieces, type UploadKind } from './sending.rules.ts';

/** A file as the shop kept it. */
export type UploadedFile = ResultOf<typeof uploadCalls.uploadPicture>;

/** The call that takes each kind. */
const CALL_OF = {
  picture: uploadCalls.uploadPicture,
  document: uploadCalls.uploadDocument,
  pdf: uploadCalls.uploadDocument,
  model: uploadCalls.uploadDocument,
} as const;

/** Sends a file the way its size asks for. */
export const sendOf = (kind: UploadKind, file: File, options: Parameters<typeof sendInPieces>[1]) =>
  isInPieces(kind, file) ? sendInPieces(file, options) : sendFile(CALL_OF[kind], file, options);

/** The bytes of a kept file; kept for a while, since each fetching uses a link up. */
export const useKeptFile = (fileId: number, enabled = true) =>
  useQuery(
    {
      queryKey: ['upload', fileId],
      enabled,
      retry: false,
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 300_000,
      queryFn: ({ signal }) => fetchKeptFile(fileId, signal),
    },
    queryClient,
  );
