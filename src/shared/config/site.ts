import * as z from 'zod/mini';
import type { Language } from '@/shared/intl/languages';

/** A text in each language. */
const localizedText = z.object({ 'zh-CN': z.string(), 'en-US': z.string() } satisfies Record<
  Language,
  unknown
>);

/** A localised text with its default. */
export const localizedDefault = (zh: string, en: string) =>
  z._default(localizedText, { 'zh-CN': zh, 'en-US': en });

const defaultTitle = {
  'zh-CN': '国家器官移植发展培训平台',
  'en-US': 'National Organ Transplant Development Training Platform',
};
const defaultShortTitle = { 'zh-CN': '国家器官移植发展培训平台', 'en-US': 'Transplant Training' };

/** Texts and numbers of the site. A configured title is its own short title, unless that is configured too. */
export const siteSchema = z.pipe(
  z.object({
    /** Site title. */
    title: z.optional(localizedText),
    /** Used where there is no room for the title. */
    shortTitle: z.optional(localizedText),
    /** URL of a logo image; empty means the built-in logo. */
    logo: z._default(z.string(), ''),
    /** Welcome of the banner. */
    welcome: localizedDefault(
      '欢迎访问国家器官移植发展培训平台官方网站',
      'Welcome to the official site of the National Organ Transplant Development Training Platform',
    ),
    /** Aim of the training, in the banner. */
    aim: localizedDefault(
      '以统一的标准、统一的体系，培养器官移植专业人才',
      'Unified-standard, unified-system organ-transplant training. Courses and articles are in Chinese.',
    ),
    /** Copyright line of the footer. */
    copyright: localizedDefault(
      '国家器官移植发展培训平台 版权所有',
      'National Organ Transplant Development Training Platform. All rights reserved.',
    ),
    /** Postal address of the footer. */
    postalAddress: localizedDefault(
      '云岭市 明湖区 健康大道 100 号 100000',
      '100 Jiankang Avenue, Minghu District, Yunling 100000',
    ),
    /** Phone number in the footer; empty hides it. */
    hotline: z._default(z.string(), '400-555-1000'),
    /** When the phone is answered; empty texts hide it. */
    hours: localizedDefault(
      '周一至周五 8:00–20:00，周末 9:00–17:00',
      'Monday to Friday 8:00–20:00, weekends 9:00–17:00',
    ),
    /** Target of the footer's contact link, in-app or external; empty hides it. */
    contactPath: z._default(z.string(), '/contactus/1'),
    /** ICP filing number, linked to the ministry's site; empty hides it. */
    icp: z._default(z.string(), '京ICP备00000000号'),
    /** Public-security filing number; empty hides it. */
    police: z._default(z.string(), '京公网安备 11000000000000号'),
  }),
  z.transform(({ title, shortTitle, ...others }) => ({
    ...others,
    title: title ?? defaultTitle,
    shortTitle: shortTitle ?? title ?? defaultShortTitle,
  })),
);
