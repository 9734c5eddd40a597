import { defineMessages } from '@/shared/intl/define-messages';

export const messages = defineMessages('study', {
  opening: ['正在打开课时', 'Opening the lesson'],
  player: ['视频：{title}', 'Video: {title}'],
  play: ['播放', 'Play'],
  pause: ['暂停', 'Pause'],
  mute: ['静音', 'Mute'],
  unmute: ['取消静音', 'Unmute'],
  captions: ['字幕', 'Captions'],
  speed: ['播放速度', 'Speed'],
  fullScreen: ['全屏', 'Full screen'],
  position: ['播放位置', 'Position'],
  positionOf: ['{time}，共 {length}', '{time} of {length}'],
  positionShort: ['{time} / {length}', '{time} / {length}'],
  playbackFailed: [
    '视频暂时无法播放。请检查网络后重试；如果一直如此，请刷新页面，或换一个浏览器。',
    'The video cannot be played at present. Please check your network and try again; if the problem persists, reload the page, or try another browser.',
  ],
  playbackBroken: [
    '视频文件有问题，无法播放，与您的网络无关。问题已报告平台；请稍后重试，或联系培训基地。',
    'There is a fault in the video file, so it cannot be played; your network is not the cause. This has been reported to the platform; please try again later, or contact the training hospital.',
  ],
  playbackUnsupported: [
    '此浏览器无法显示这个视频的画面：格式不受支持，或文件已损坏，与您的网络无关。问题已报告平台；请换用新版浏览器再试。没有看到的内容不计入学习时间。',
    'This browser cannot show the picture of this video: its format is not supported, or the file is damaged; your network is not the cause. This has been reported to the platform; please try a newer browser. What you could not see does not count as study time.',
  ],
  short: [
    '这个视频文件只有 {length}，课时登记为 {declared}，看完也达不到完成要求。问题已报告平台，请联系培训基地。',
    'The file of this video has only {length}, but the lesson is registered with {declared}: watching all of it does not complete the lesson. This has been reported to the platform; please contact the training hospital.',
  ],
  silent: [
    '没有听到声音？这个视频没有声音，或者此浏览器无法解码它的声音。',
    'No sound? This video has none, or this browser cannot decode it.',
  ],
  still: [
    '画面一直没有变化？这个视频有一半以上只有一幅画面。如果本该有别的画面，请联系培训基地。',
    'Does the picture never change? For more than half of this video there is only one. If there should be more, please contact the training hospital.',
  ],
  retry: ['重试', 'Try again'],
  resumed: ['上次看到 {time}', 'You were at {time}'],
  restart: ['从头观看', 'Watch from the beginning'],
  seekRefused: [
    '首次观看不能跳过未看的部分，已回到看过的位置。',
    'On the first viewing nothing can be skipped; playback is back at the point that you had reached.',
  ],
  pausedByOtherTab: [
    '另一个窗口开始播放，这里已暂停：同一时间只能学习一个视频。',
    'Paused here, since another window began to play: one video can be studied at a time.',
  ],
  pausedHidden: ['您离开了页面，播放已暂停。', 'Paused, since you left the page.'],
  pausedNotShown: [
    '画面没有显示，播放已暂停：看不到的部分不计入学习时间。',
    'The picture was not shown, so playback is paused: what cannot be seen does not count as study time.',
  ],
  idleTitle: ['还在学习吗？', 'Are you still there?'],
  idleText: [
    '已有 {minutes} 分钟没有操作，播放已暂停。',
    'Nothing was done for {minutes, plural, one {# minute} other {# minutes}}, so the video was paused.',
  ],
  continueWatching: ['继续学习', 'Continue'],
  readHint: [
    '请打开并通读全文。打开课时满 {seconds} 秒后，可标记为已读。',
    'Please open the document and read all of it. It can be marked as read {seconds, plural, one {# second} other {# seconds}} after the lesson was opened.',
  ],
  readHintAtOnce: [
    '请打开并通读全文，读完后标记为已读。',
    'Please open the document and read all of it, then mark it as read.',
  ],
  openFile: ['打开文件', 'Open the file'],
  readIn: ['{seconds} 秒后可标记为已读', 'Can be marked as read in {seconds} s'],
  markRead: ['我已读完', 'I have read it'],
  openFileFirst: ['请先打开文件阅读', 'Open the file to read it first'],
  markingRead: ['已标记，正在保存', 'Marked, being saved'],
  alreadyRead: ['您已读完本文档。', 'You have read this document.'],
  ruleComplete: [
    '视频看满 {share, number, ::percent} 即完成；看过的时长累计，不会减少。',
    'A video is done when {share, number, ::percent} of it is watched; what you watched adds up and is never taken off.',
  ],
  ruleForward: ['可以任意前进和后退。', 'You may go forward and back as you like.'],
  ruleNoForward: [
    '首次观看不能跳过未看的部分，可以随时回看。',
    'On the first viewing nothing can be skipped; going back is always possible.',
  ],
  ruleOneAtATime: [
    '同一时间只能学习一个视频，另开窗口播放时这里会暂停。',
    'One video at a time: it pauses here when you play one in another window.',
  ],
  rulePauseHidden: ['离开页面时自动暂停。', 'It pauses when you leave the page.'],
  ruleIdle: [
    '{minutes} 分钟没有操作时，会暂停并询问是否继续。',
    'When nothing is done for {minutes, plural, one {# minute} other {# minutes}}, it pauses and asks whether to go on.',
  ],
  ruleWatermark: [
    '画面上显示您的姓名和打码的证件号。',
    'Your name and masked ID number are shown over the picture.',
  ],

  pdfOpening: ['正在打开文档', 'Opening the document'],
  pdfRegion: ['文档：{title}', 'Document: {title}'],
  pdfPage: ['第 {page} 页', 'Page {page}'],
  pdfPageOf: ['第 {page} 页，共 {pages} 页', 'Page {page} of {pages}'],
  pdfToolbar: ['文档工具栏', 'Document toolbar'],
  previousPage: ['上一页', 'Previous page'],
  nextPage: ['下一页', 'Next page'],
  zoomOut: ['缩小', 'Smaller'],
  zoomIn: ['放大', 'Larger'],
  fitWidth: ['适合宽度', 'Fit to width'],
  pdfPageFailed: [
    '本页暂时无法显示，可打开文件查看。',
    'This page cannot be shown at present; you can open the file.',
  ],
  pdfPageBlank: [
    '本页没有可显示的内容。如果文件中有内容，请打开文件查看。',
    'There is nothing to show on this page. If there should be, please open the file.',
  ],
  pdfPageIncomplete: [
    '本页有内容无法在此浏览器中显示，请打开文件查看全部内容。',
    'A part of this page cannot be shown in this browser. Please open the file to see everything.',
  ],
  pdfPageGarbled: [
    '本页文字所用的字体不在文件中，这里无法正确显示。请打开文件阅读；如仍是乱码，请联系培训基地。',
    'The file lacks the font of this text, so it cannot be shown correctly here. Please open the file; if it is garbled there too, please contact the training hospital.',
  ],
  pdfUnable: [
    '此浏览器不能在页面内显示文档，请打开文件阅读。',
    'This browser cannot show the document in the page. Please open the file to read it.',
  ],
  pdfForm: [
    '这个文档是只有专用软件才能显示的表单（XFA），不能在页面内显示。请打开文件阅读；如仍看不到内容，请联系培训基地。',
    'This document is a form (XFA) that only some programs show, so it cannot be shown in the page. Please open the file; if you still see nothing, please contact the training hospital.',
  ],
  pdfLocked: [
    '文档设有密码，不能在页面内显示。请打开文件，输入密码后阅读；如不知道密码，请联系培训基地。',
    'The document has a password and cannot be shown here. Please open the file and enter the password there. If you do not know it, please ask the training hospital.',
  ],
  pdfUnreadable: [
    '文档已损坏，无法在页面内显示。可打开文件查看，或稍后重试。',
    'The document is damaged and cannot be shown here. You can open the file, or try again later.',
  ],
  pdfFailed: [
    '文档暂时无法读取。请检查网络后重试，也可以直接打开文件。',
    'The document cannot be read at present. Please check your network and try again, or open the file.',
  ],
  stalled: [
    '正在等待视频数据。如果一直如此，请检查网络，或刷新页面。',
    'Waiting for the video. If nothing happens, please check your network, or reload the page.',
  ],
  pdfPortfolio: [
    '这个文档是文件包（PDF 作品集），其中的文件不能在页面内显示。请打开文件，逐个阅读；如看不到其中的文件，请联系培训基地。',
    'This document is a package of files (a PDF portfolio), which cannot be shown in the page. Please open it and read its files; if you do not see them, please contact the training hospital.',
  ],
  pdfMissing: [
    '文档文件不存在，与您的网络无关。问题已报告平台；请稍后重试，或联系培训基地。',
    'The file of this document is missing, whatever your network. The platform has been told; please try again later, or contact the training hospital.',
  ],
});
