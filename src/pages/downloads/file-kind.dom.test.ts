import { fileKind } from './file-kind';

it.each([
  ['application/pdf', 'PDF'],
  ['application/msword', 'DOC'],
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'DOC'],
  ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'XLS'],
  ['application/vnd.ms-excel', 'XLS'],
  ['text/csv', 'XLS'],
  ['application/vnd.openxmlformats-officedocument.presentationml.presentation', 'PPT'],
  ['application/zip', 'ZIP'],
  ['Image/PNG', 'IMG'],
  ['video/mp4', 'AV'],
  ['text/plain', 'TXT'],
  ['application/octet-stream', 'FILE'],
  ['', 'FILE'],
])('the content type %s is labelled %s', (contentType, kind) => {
  expect(fileKind(contentType)).toBe(kind);
});
