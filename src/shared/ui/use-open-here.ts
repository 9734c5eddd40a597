import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/** State of a panel that is closed at first, and again when the address changes, as by the browser's Back. */
export function useOpenHere(): [open: boolean, setOpen: (open: boolean) => void] {
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
