import { useRef } from 'react';
import { Outlet } from 'react-router-dom';
import { Footer } from '../footer/footer';
import { Header } from '../header/header';
import { MenuProvider } from '../menu/menu-context';
import { usePortal } from '../portal-context';
import { SkipLink } from './skip-link';
import styles from './layouts.module.css';

/**
 * Layout of the login, registration and password pages: the site's header and footer, so that a visitor can navigate
 * back. In a host, the page alone.
 */
export function PlainLayout() {
  const { embedded } = usePortal();
  const main = useRef<HTMLElement>(null);
  const page = (
    <main ref={main} id={embedded ? undefined : 'main'} tabIndex={-1} className={styles.plain}>
      <Outlet />
    </main>
  );
  if (embedded) return page;
  return (
    <MenuProvider>
      <SkipLink target={main} />
      <Header layout="horizontal" />
      {page}
      <Footer />
    </MenuProvider>
  );
}
