import {
  type DefaultTreeAdapterMap,
  type DefaultTreeAdapterTypes as Tree,
  defaultTreeAdapter,
  Parser,
  type TreeAdapter,
} from 'parse5';
import { limits } from '@/contracts/limits';
import { richTextBounds } from '@/contracts/rich-text';
import { ApiError } from '../../core/http/api-error';

/** Maximum nesting depth; deeper trees could not be serialised. */
export const depthMax = 100;

/**
 * Maximum elements and attributes of a tree. A text has fewer of them than characters, unless formatting that was left
 * open makes the parser repeat it in every block: 60 KB can become millions of nodes.
 */
const partsMax = limits.articleContentMax;

/**
 * Parses HTML as a browser does, within bounds that hold while the tree grows.
 * @throws ApiError A0400 when the tree becomes too deep or too large
 */
export function parseHtml(written: string): Tree.DocumentFragment {
  const options = { treeAdapter: boundedTreeAdapter() };
  const parser = Parser.getFragmentParser<DefaultTreeAdapterMap>(null, options);
  boundAttributes(parser.tokenizer);
  parser.tokenizer.write(written, true);
  return parser.getFragment();
}

/** Private members of parse5's tokeniser. */
interface TokenizerInternals {
  currentToken: { attrs?: readonly unknown[] } | null;
  _leaveAttrName: () => void;
}

/** The tokeniser compares each attribute with all before it: thousands on one element would take a second. */
function boundAttributes(tokenizer: object): void {
  const internals = tokenizer as TokenizerInternals;
  const leaveAttribute = internals._leaveAttrName.bind(tokenizer);
  internals._leaveAttrName = () => {
    if ((internals.currentToken?.attrs?.length ?? 0) >= richTextBounds.attributes) throw tooManyError();
    leaveAttribute();
  };
}

export function tooDeepError(): ApiError {
  return new ApiError('A0400', '正文的标记嵌套过深');
}

function tooManyError(): ApiError {
  return new ApiError('A0400', '正文的标记过多，请检查是否有未关闭的标记');
}

function boundedTreeAdapter(): TreeAdapter<DefaultTreeAdapterMap> {
  let [parts, open] = [0, 0];
  return {
    ...defaultTreeAdapter,
    createElement(tagName, namespace, attributes) {
      parts += 1 + attributes.length;
      if (parts > partsMax) throw tooManyError();
      return defaultTreeAdapter.createElement(tagName, namespace, attributes);
    },
    onItemPush() {
      open += 1;
      // the fragment's own root is open, too
      if (open > depthMax + 2) throw tooDeepError();
    },
    onItemPop() {
      open -= 1;
    },
  };
}
