import type { HostFault } from './host-fault';

/** Faults of the container, the styles and the layers. */
export const layoutFaults = {
  'container-emptied': {
    what: ['宿主清空了门户的容器', 'the host empties the container of the portal'],
    remedy: [
      '容器归门户所有：给门户一个框架不渲染内容、也不替换的空元素。',
      'the container belongs to the portal: give it an empty element that no framework fills or replaces',
    ],
    guide: 'embedding/layout.md#the-container',
  },
  'styles-in': {
    what: ['宿主的样式改变了门户', 'styles of the host change the portal'],
    remedy: [
      '去掉带 !important 的元素规则，或用 strictStyleIsolation。',
      'remove rules of elements with !important, or use strictStyleIsolation',
    ],
    guide: 'embedding/layout.md#styles-of-both-sides',
  },
  'styles-out': {
    what: ['门户的样式改变了宿主', 'styles of the portal change the host'],
    remedy: ['宿主不要使用 portal 开头的类名。', 'use no class name that starts with portal'],
    guide: 'embedding/layout.md#styles-of-both-sides',
  },
  transformed: {
    what: ['容器带有 transform 等属性', 'the container has a transform or the like'],
    remedy: ['去掉它，或传 popupContainer。', 'remove it, or pass popupContainer'],
    guide: 'embedding/layout.md#dialogs-and-layers',
  },
  clipped: {
    what: ['容器裁掉了门户', 'the container cuts the portal off'],
    remedy: ['给容器足够的高度，或让它滚动。', 'give the container its height, or let it scroll'],
    guide: 'embedding/layout.md#the-container',
  },
  'sticky-lost': {
    what: [
      '带 overflow 却不滚动的元素让吸顶失效',
      'an element with overflow that does not scroll disables sticky parts',
    ],
    remedy: [
      '去掉它的 overflow 或用 overflow: clip；或给它固定的高度，让它自己滚动。',
      'remove its overflow or use overflow: clip, or give it a fixed height so that it scrolls itself',
    ],
    guide: 'embedding/layout.md#the-container',
  },
  'popup-clipped': {
    what: ['门户的对话框被裁掉', 'a dialog of the portal is cut off'],
    remedy: [
      '去掉容器外的 clip-path、mask 等裁剪，或传 popupContainer。',
      'remove clip-path, mask and the like around the container, or pass popupContainer',
    ],
    guide: 'embedding/layout.md#dialogs-and-layers',
  },
  'header-covers': {
    what: ['宿主的固定页眉盖住了门户', 'a fixed header of the host covers the portal'],
    remedy: ['在容器上设 --portal-top 为页眉的高度。', 'set --portal-top of the container to its height'],
    guide: 'embedding/layout.md#the-container',
  },
  'above-dialogs': {
    what: ['宿主的元素盖住了对话框和提示', 'an element of the host lies above dialogs and toasts'],
    remedy: [
      '传更大的 zIndexBase，或降低宿主的 z-index；容器外有带 z-index 或 isolation 的元素时去掉它，或传 popupContainer。',
      'raise zIndexBase, or lower the z-index of the host; where an element around the container has a z-index or isolation, remove it or pass popupContainer',
    ],
    guide: 'embedding/layout.md#dialogs-and-layers',
  },
} as const satisfies Record<string, HostFault>;
