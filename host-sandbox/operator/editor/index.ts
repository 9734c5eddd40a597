/** The chunk of the editor, loaded when an article is opened. */
export { canRepresent } from './html';
export { PreviewFrame } from './preview-frame';
export { RichEditor } from './rich-editor';
