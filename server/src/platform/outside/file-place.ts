// Where `FILES_URL` says the files lie: the directory of the shop, another directory, or an S3-compatible service (product §1).
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Config } from '../config.ts';
import { REGION } from '../setting.ts';
import { StartProblem } from '../start-problem.ts';

/** What of the settings says where files lie. */
export type FileSettings = Pick<Config, 'dataDir' | 'filesUrl' | 'aws'>;

/** A bucket, with the prefix of its keys in `base` (path style), and who asks. */
export interface S3Place {
  base: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken: string | undefined;
}

const DEFAULT_REGION = 'us-east-1';

/** Throws StartProblem where the settings name no place that can be used; loads nothing of the store itself. */
export function requireFilePlace(config: FileSettings): void {
  if (isOnS3(config)) s3PlaceOf(config);
  else filesDirectory(config);
}

/** Whether files lie outside of any directory. */
export const isOnS3 = ({ filesUrl }: FileSettings): boolean => filesUrl?.startsWith('s3:') ?? false;

/** The directory of the stored files, which backup and restore read and write; throws StartProblem where they lie in S3. */
export function filesDirectory(config: FileSettings): string {
  const { filesUrl, dataDir } = config;
  if (filesUrl === undefined) return join(dataDir, 'files');
  if (isOnS3(config)) throw new StartProblem('The files of this shop lie in S3, not in a directory.');
  try {
    return fileURLToPath(filesUrl);
  } catch {
    throw new StartProblem('The setting FILES_URL is malformed: a directory is named as file:///absolute/path.');
  }
}

/** The bucket of the settings; throws StartProblem where they name none that can be used. */
export function s3PlaceOf({ filesUrl = '', aws }: FileSettings): S3Place {
  const url = new URL(filesUrl);
  const accessKeyId = decodeURIComponent(url.username) || aws.accessKeyId;
  const secretAccessKey = decodeURIComponent(url.password) || aws.secretAccessKey;
  if (!accessKeyId || !secretAccessKey)
    throw new StartProblem(
      'FILES_URL names an S3 store without a key: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.',
    );
  const region = url.searchParams.get('region') || aws.region || DEFAULT_REGION;
  const endpoint = url.searchParams.get('endpoint') || aws.endpointUrl || `https://s3.${region}.amazonaws.com`;
  if (!url.hostname || !REGION.test(region) || !/^https?:\/\/[^/]/.test(endpoint) || !URL.canParse(endpoint))
    throw new StartProblem(
      'The setting FILES_URL is malformed: s3://BUCKET/PREFIX?region=REGION&endpoint=https://HOST.',
    );
  const sessionToken = url.username ? undefined : aws.sessionToken;
  const base = [endpoint.replace(/\/+$/, ''), url.hostname, ...url.pathname.split('/').filter(Boolean)].join('/');
  return { base, region, accessKeyId, secretAccessKey, sessionToken };
}
