import { isSuccess } from '@/contracts/success-code';
import { limits } from '@/contracts/limits';
import { errorFault, type CheckResponse } from '../caller';
import type { CheckContext } from '../check-context';
import type { Bilingual } from '../fault';
import type { FaultName } from '../faults';
import { asExpected, fits, mismatch, type Finding } from '../findings';

const check = 'protocol';
const name = 'dictData';

/** The rules of every call, tried on one public call: the method, the form of the body and its size. */
export async function checkProtocol({ call, isChosen }: CheckContext): Promise<Finding[]> {
  if (!isChosen(name)) return [];
  const get = await call(name, {}, { method: 'GET' });
  const broken = await call(name, {}, { body: '{"half' });
  const large = await call(name, {}, { body: JSON.stringify({ padding: 'x'.repeat(limits.bodyBytes) }) });
  return [
    isAccepted(get)
      ? mismatch(check, name, 'get-accepted', get)
      : fits(check, name, get, asExpected.getRefused),
    finding(broken, errorFault(broken, 'A0400', 'bad-input-accepted'), asExpected.brokenRefused),
    // A proxy in front may refuse it by itself, or end the connection.
    isAccepted(large)
      ? mismatch(check, name, 'body-unlimited', large)
      : fits(check, name, large, asExpected.largeRefused),
  ];
}

const isAccepted = ({ status, code }: CheckResponse) => status === 200 && (code === null || isSuccess(code));

function finding(
  response: CheckResponse,
  wrong: { fault: FaultName; detail: string } | null,
  note: Bilingual,
): Finding {
  return wrong
    ? mismatch(check, name, wrong.fault, response, wrong.detail)
    : fits(check, name, response, note);
}
