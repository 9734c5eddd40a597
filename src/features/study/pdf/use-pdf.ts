import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { openPdf } from './open-pdf';
import type { PdfDocument, PdfProblem } from './pdf-document';

/**
 * Opens the document at an address, and closes it. One that fails may only have an address that ended: another one is
 * asked for once, then it is told.
 * @param asked by whose change it is opened again; another address may be the same one, asked for within a second
 * @param renew asks for another address, and answers whether it came
 * @returns `pdf` is `null` while it opens
 */
export function usePdfDocument(url: string, asked: object, renew: () => Promise<boolean>) {
  const [pdf, setPdf] = useState<PdfDocument | PdfProblem | null>(null);
  const isRenewed = useRef(false);

  const take = useEffectEvent(async (answer: PdfDocument | PdfProblem) => {
    if (answer === 'failed' && !isRenewed.current) {
      isRenewed.current = true;
      if (await renew()) return;
    }
    if (typeof answer === 'object') isRenewed.current = false;
    setPdf(answer);
  });

  useEffect(() => {
    const left = new AbortController();
    let close = () => undefined as void;
    void openPdf(url, left.signal).then((answer) => {
      if (typeof answer === 'object') close = answer.close;
      if (left.signal.aborted) close();
      else void take(answer);
    });
    return () => {
      left.abort();
      close();
      setPdf(null);
    };
  }, [url, asked]);

  return {
    pdf,
    async retry() {
      isRenewed.current = true;
      setPdf(null);
      if (!(await renew())) setPdf('failed');
    },
  };
}
