import { use, useEffect, useEffectEvent, useState } from 'react';
import { UNSAFE_DataRouterContext as RouterContext, useLocation, useNavigation } from 'react-router-dom';

/** Milliseconds without a new sign after which what was typed is searched for. */
const debounceMs = 300;

/**
 * What stands in a search field that the address follows: told after a rest, never amid the composition of a sign or
 * while another address is under way, so that neither undoes the other. Words that come to the address in another way,
 * as by the back button, come to the field.
 * @param value the words of the address
 * @param onChange is told words without blanks around them, and only others than those of the address
 */
export function useSearchInput(value: string, onChange: (keyword: string) => void) {
  const isNavigating = useNavigation().state !== 'idle';
  const isCurrent = useIsCurrent();
  const [typed, setTyped] = useState(value);
  const [isComposing, setComposing] = useState(false);
  const [lastValue, setLastValue] = useState(value);
  const [reported, setReported] = useState(value);
  if (value !== lastValue) {
    setLastValue(value);
    setReported(value);
    if (value !== reported) setTyped(value);
  }

  const words = typed.trim();
  const isNew = words !== value && !isComposing;
  const report = () => {
    setReported(words);
    onChange(words);
  };
  const reportWhenIdle = useEffectEvent(() => {
    if (isCurrent()) report();
  });
  useEffect(() => {
    if (!isNew || isNavigating) return undefined;
    const timer = setInterval(() => {
      reportWhenIdle();
    }, debounceMs);
    return () => {
      clearInterval(timer);
    };
  }, [isNew, isNavigating, words]);

  return {
    typed,
    setTyped,
    setComposing,
    submit: () => {
      if (isNew) report();
    },
  };
}

/**
 * Whether the router is at our address and on its way to no other, at the time of asking: React shows what the router
 * does a little later, and words told in between would take somebody back from where they just went.
 */
function useIsCurrent(): () => boolean {
  const context = use(RouterContext);
  const { key } = useLocation();
  return () => {
    if (!context) return true;
    const { navigation, location } = context.router.state;
    return navigation.state === 'idle' && location.key === key;
  };
}
