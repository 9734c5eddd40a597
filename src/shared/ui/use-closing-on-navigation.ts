import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * State of a panel that is initially closed, and closes again when the address changes, for example by the browser's
 * Back.
 */
export function useClosingOnNavigation(): [open: boolean, setOpen: (open: boolean) => void] {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const [open, setOpen] = useState(false);
  const [lastAddress, setLastAddress] = useState(address);
  if (address !== lastAddress) {
    setLastAddress(address);
    setOpen(false);
  }
  return [open, setOpen];
}
