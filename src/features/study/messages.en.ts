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
  speed: 'Speed',
  fullScreen: 'Full screen',
  position: 'Position',
  positionOf: '{time} of {length}',
  positionShort: '{time} / {length}',
  playbackFailed:
    'The video cannot be played at present. Please check your network and try again; if it stays so, reload the page, or try another browser.',
  retry: 'Try again',
  resumed: 'You were at {time}',
  restart: 'Watch from the beginning',
  seekRefused: 'On the first viewing nothing can be skipped; you are back where you had come to.',
  pausedByOtherTab: 'Paused here, since another window began to play: one video can be studied at a time.',
  pausedHidden: 'Paused, since you left the page.',
  idleTitle: 'Are you still there?',
  idleText:
    'Nothing was done for {minutes, plural, one {# minute} other {# minutes}}, so the video was paused.',
  continueWatching: 'Continue',
  readHint:
    'Please open the document and read all of it. It can be marked as read {seconds, plural, one {# second} other {# seconds}} after the lesson was opened.',
  readHintAtOnce: 'Please open the document and read all of it, then mark it as read.',
  openFile: 'Open the file',
  readIn: 'Can be marked as read in {seconds} s',
  markRead: 'I have read it',
  markingRead: 'Marked, being saved',
  alreadyRead: 'You have read this document.',
  ruleComplete:
    'A video is done when {share, number, ::percent} of it is watched; what you watched adds up and is never taken off.',
  ruleForward: 'You may go forward and back as you like.',
  ruleNoForward: 'On the first viewing nothing can be skipped; going back is always possible.',
  ruleOneAtATime: 'One video at a time: it pauses here when you play one in another window.',
  rulePauseHidden: 'It pauses when you leave the page.',
  ruleIdle:
    'When nothing is done for {minutes, plural, one {# minute} other {# minutes}}, it pauses and asks whether to go on.',
  ruleWatermark: 'Your name and masked ID number are shown over the picture.',

  pdfOpening: 'Opening the document',
  pdfRegion: 'Document: {title}',
  pdfPage: 'Page {page}',
  pdfPageOf: 'Page {page} of {pages}',
  pdfToolbar: 'Document toolbar',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  zoomOut: 'Smaller',
  zoomIn: 'Larger',
  fitWidth: 'Fit to width',
  pdfPageFailed: 'This page cannot be shown at present; you can open the file.',
  pdfLocked:
    'The document has a password and cannot be shown here. Please open the file and enter the password there. If you do not know it, please ask the training base.',
  pdfUnreadable:
    'The document is damaged and cannot be shown here. You can open the file, or try again later.',
  pdfFailed:
    'The document cannot be read at present. Please check your network and try again, or open the file.',
};
