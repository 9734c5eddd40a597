import type { Translation } from '@/shared/intl/languages';
import type { messages } from './messages';

export const english: Translation<typeof messages> = {
  opening: 'Opening the lesson',
  player: 'Video: {title}',
  play: 'Play',
  pause: 'Pause',
  mute: 'Mute',
  unmute: 'Unmute',
  captions: 'Captions',
  rate: 'Speed',
  fullScreen: 'Full screen',
  place: 'Position',
  times: '{time} of {length}',
  timesShort: '{time} / {length}',
  cannotPlay:
    'The video cannot be played at present. Please check your network and try again; if it stays so, try another browser.',
  retry: 'Try again',
  resumed: 'You were at {time}',
  fromStart: 'Watch from the beginning',
  jump: 'On the first viewing nothing can be skipped; you are back where you had come to.',
  otherTab: 'Paused here, since another window began to play: one video can be studied at a time.',
  hidden: 'Paused, since you left the page.',
  stillThere: 'Are you still there?',
  stillThereText: 'Nothing was done for {minutes} minutes, so the video was paused.',
  goOn: 'Continue',
  readHint:
    'Please open the document and read all of it. It can be marked as read {seconds} seconds after the lesson was opened.',
  openFile: 'Open the file',
  readIn: 'Can be marked as read in {seconds} s',
  markRead: 'I have read it',
  readTold: 'Marked, being saved',
  readDone: 'You have read this document.',
  ruleComplete:
    'A video is done when {share, number, ::percent} of it is watched; what you watched adds up and is never taken off.',
  ruleForward: 'You may go forward and back as you like.',
  ruleNoForward: 'On the first viewing nothing can be skipped; going back is always possible.',
  ruleOneAtATime: 'One video at a time: it pauses here when you play one in another window.',
  rulePauseHidden: 'It pauses when you leave the page.',
  ruleIdle: 'When nothing is done for {minutes} minutes, it pauses and asks whether to go on.',
  ruleWatermark: 'Your name and masked ID number are shown over the picture.',
};
