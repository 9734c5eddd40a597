import { AwsV4Signer } from 'aws4fetch';

export interface BucketKey {
  readonly region: string;
  readonly accessKey: string;
  readonly secretKey: string;
}

export interface SignedRequest {
  readonly method: string;
  /** Address of the object, without a query. */
  readonly url: string;
  /** Added to the query, such as `response-content-type`. */
  readonly query: Readonly<Record<string, string>>;
  readonly signedAt: Date;
  /** Seconds after `signedAt` for which the address is valid. */
  readonly expires: number;
}

/**
 * Signs an address by AWS Signature Version 4. Its query is written as it is signed: every character but letters,
 * digits and `-._~` is percent-encoded (RFC 3986). `URL` would write some of them otherwise, `*` and a space among
 * them, and not every store decodes the query before it computes the signature.
 */
export async function presignUrl(
  { region, accessKey, secretKey }: BucketKey,
  { method, url, query, signedAt, expires }: SignedRequest,
): Promise<string> {
  const address = new URL(url);
  for (const [name, value] of Object.entries({ ...query, 'X-Amz-Expires': String(expires) }))
    address.searchParams.set(name, value);
  const signer = new AwsV4Signer({
    accessKeyId: accessKey,
    secretAccessKey: secretKey,
    service: 's3',
    region,
    method,
    url: address.href,
    signQuery: true,
    datetime: signedAt.toISOString().replace(/[:-]|\.\d{3}/g, ''),
  });
  const signature = await signer.signature();
  return `${address.origin}${signer.encodedPath}?${signer.encodedSearch}&X-Amz-Signature=${signature}`;
}
