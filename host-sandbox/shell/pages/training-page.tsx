import { useEffect } from 'react';
import { useHost } from '../host';
import { PortalStatusLine } from '../portal/portal-status';
import { PortalBar } from './portal-bar';

/** The page of the portal that qiankun mounts by route. */
export function TrainingPage({ hidden }: { hidden: boolean }) {
  const { training } = useHost();
  useEffect(() => {
    if (!hidden) void training.open();
  }, [hidden, training]);
  return (
    <section data-page="training" data-testid="host-page-training" aria-label="培训门户" hidden={hidden}>
      <PortalBar />
      <PortalStatusLine status={training.status} name="training" testId="host-training-status" />
      <div id="training-container" className="host-container" data-testid="host-training-container" />
    </section>
  );
}
