/** Whether a link may have this address: a page of the portal, or http, https, mailto and tel. */
export const isLinkAddress = (text: string): boolean =>
  /^(https?:\/\/[^/\\]|mailto:|tel:|\/(?![/\\])|(\.\/)?(index\.html(\?[^#]*)?)?#\/)/i.test(text.trim());

/** Whether a picture may have this address: a path of the platform, or http and https. */
export const isPictureAddress = (text: string): boolean =>
  /^(https?:\/\/[^/\\]|\/(?![/\\]))/i.test(text.trim());
