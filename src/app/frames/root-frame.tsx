import { useRef, type MouseEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { Outage } from '@/shared/ui/outage';
import { Banner } from '../banner/banner';
import { Footer } from '../footer/footer';
import { Header } from '../header/header';
import { KeptOutlet } from '../visits/kept-outlet';
import { messages } from './messages';
import { useFocusOnNavigation } from './use-focus-on-navigation';

/** Header, banner, content area, footer (R2.31). */
export function RootFrame() {
  const main = useRef<HTMLElement>(null);
  useFocusOnNavigation(main);
  const skip = (event: MouseEvent) => {
    event.preventDefault(); // the hash is the router's
    main.current?.focus();
  };
  return (
    <>
      <a className="portal-skip" href="#main" onClick={skip}>
        <FormattedMessage {...messages.skip} />
      </a>
      <Header />
      <Banner />
      <main ref={main} id="main" tabIndex={-1}>
        <Outage />
        <KeptOutlet />
      </main>
      <Footer />
    </>
  );
}
