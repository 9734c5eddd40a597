import { use, useEffect, useEffectEvent, useState } from 'react';
import { UNSAFE_DataRouterContext as RouterContext, useLocation, useNavigation } from 'react-router-dom';

/** Milliseconds without a new sign after which what was typed is searched for. */
const rest = 300;

/**
 * What stands in a search field that the address follows: told after a rest, never amid the composition of a sign or
 * while another address is under way, so that neither undoes the other. Words that come to the address in another way,
 * as by the back button, come to the field.
 * @param value the words of the address
 * @param onChange is told words without blanks around them, and only others than those of the address
 */
export function useTypedWords(value: string, onChange: (words: string) => void) {
  const isUnderWay = useNavigation().state !== 'idle';
  const isHere = useIsHere();
  const [typed, setTyped] = useState(value);
  const [isComposing, setComposing] = useState(false);
  const [seen, setSeen] = useState(value);
  const [told, setTold] = useState(value);
  if (value !== seen) {
    setSeen(value);
    setTold(value);
    if (value !== told) setTyped(value);
  }

  const words = typed.trim();
  const isNew = words !== value && !isComposing;
  const tell = () => {
    setTold(words);
    onChange(words);
  };
  const tellAfterRest = useEffectEvent(() => {
    if (isHere()) tell();
  });
  useEffect(() => {
    if (!isNew || isUnderWay) return undefined;
    const timer = setInterval(() => {
      tellAfterRest();
    }, rest);
    return () => {
      clearInterval(timer);
    };
  }, [isNew, isUnderWay, words]);

  return {
    typed,
    setTyped,
    setComposing,
    tellNow: () => {
      if (isNew) tell();
    },
  };
}

/**
 * Whether the router is at our address and on its way to no other, at the time of asking: React shows what the router
 * does a little later, and words told in between would take somebody back from where they just went.
 */
function useIsHere(): () => boolean {
  const context = use(RouterContext);
  const { key } = useLocation();
  return () => {
    if (!context) return true;
    const { navigation, location } = context.router.state;
    return navigation.state === 'idle' && location.key === key;
  };
}
