import * as z from 'zod/mini';
import { defineCall } from './call';
import { flag, listOf } from './tolerant-reader';

/**
 * Events that send site messages: a decision on an enrolment or a reminder of one, a completed course, a revoked
 * certificate.
 */
export const notificationEvents = ['enrolment', 'course', 'certificate'] as const;
export type NotificationEvent = (typeof notificationEvents)[number];

/** Channels by which a site message can also be sent. */
export const notificationChannels = ['sms', 'email'] as const;
export type NotificationChannel = (typeof notificationChannels)[number];

const events = listOf(z.enum(notificationEvents));

/**
 * My choice of events that are also sent by SMS and by e-mail; `channels` are those that the platform can use for me.
 */
export const notificationSettings = defineCall({
  path: '/{product}2/portal/message/settings',
  summary: '本人的短信与邮件通知设置',
  access: 'member',
  capability: 'notifications',
  request: z.object({}),
  response: z.object({
    channels: listOf(z.enum(notificationChannels)),
    sms: events,
    email: events,
    /** True when e-mail could be used once its address is confirmed. */
    emailToConfirm: flag,
  }),
  readOnly: true,
});

/** Replaces that choice. Every event is a site message, whatever the choice. */
export const notificationSettingsEdit = defineCall({
  path: '/{product}2/portal/message/settings/save',
  summary: '修改本人的短信与邮件通知设置',
  access: 'member',
  capability: 'notifications',
  request: z.object({
    sms: z.array(z.enum(notificationEvents)),
    email: z.array(z.enum(notificationEvents)),
  }),
  response: z.object({ sms: events, email: events }),
  readOnly: false,
});
