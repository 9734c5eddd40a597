/** The two filing numbers, each linked to the register it stands in; an empty one is left out (R1.21). */
export function IcpFiling({
  icp,
  police,
  className,
}: {
  icp: string;
  police: string;
  className: string | undefined;
}) {
  const digits = police.replace(/\D/g, '');
  return (
    <p className={className}>
      {icp !== '' && (
        <a href="https://beian.miit.gov.cn/" target="_blank" rel="noopener noreferrer">
          {icp}
        </a>
      )}
      {police !== '' && (
        <a
          href={`https://beian.mps.gov.cn/#/query/webSearch?code=${digits}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          <svg viewBox="0 0 16 16" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="1.4">
            <path
              d="M8 1l5.5 2v4.5c0 3.5-2.4 5.9-5.5 7.5-3.1-1.6-5.5-4-5.5-7.5V3zM5.5 8l2 2 3.2-3.6"
              strokeLinejoin="round"
            />
          </svg>
          {police}
        </a>
      )}
    </p>
  );
}
