import * as z from 'zod/mini';
import { type Call, callPath } from '@/contracts/call';
import { calls } from '@/contracts/calls';
import {
  everyCallErrors,
  everyMemberErrors,
  errorStatus,
  passwordExpiredCode,
  type ErrorCode,
} from '@/contracts/error-codes';
import { successCode } from '@/contracts/success-code';

/** The OpenAPI 3.1 document of every declared call, with the product code filled in. */
export function openApiDocument(product: string): Record<string, unknown> {
  const operations = Object.entries(calls).map(([name, call]) => [
    callPath(call, product),
    { post: operation(name, call as Call) },
  ]);
  return {
    openapi: '3.1.0',
    info: { title: '器官移植培训门户平台接口', version: '2.1.0' },
    servers: [{ url: '/api' }],
    paths: Object.fromEntries(operations) as Record<string, unknown>,
    components: {
      securitySchemes: {
        client: { type: 'http', scheme: 'basic', description: '门户客户端' },
        member: { type: 'http', scheme: 'bearer', description: '登录后取得的访问令牌' },
      },
    },
  };
}

function operation(operationId: string, call: Call): Record<string, unknown> {
  const parameters = Object.entries(call.query ?? {}).map(([name, value]) => ({
    name,
    in: 'query',
    required: true,
    schema: { const: value },
  }));
  return {
    operationId,
    summary: call.summary,
    security: securityOf(call),
    parameters: [...parameters, ...inputParameters(call)],
    ...(call.inputLocation === 'query'
      ? {}
      : { requestBody: { required: true, content: json(jsonSchema(call.request, 'input')) } }),
    responses: {
      200: {
        description: '成功',
        content: json(envelopeOf(successCode, jsonSchema(call.response, 'output'))),
      },
      ...errorResponses(errorsOf(call)),
    },
  };
}

function securityOf({ access, optionalAuth }: Call): Record<string, []>[] {
  if (access !== 'public') return [{ [access]: [] }];
  return optionalAuth ? [{}, { member: [] }] : [];
}

/** The input of a call with query parameters, one parameter per field. */
function inputParameters(call: Call): unknown[] {
  if (call.inputLocation !== 'query') return [];
  const { properties = {}, required = [] } = z.toJSONSchema(call.request, { io: 'input' });
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

function errorsOf(call: Call): ErrorCode[] {
  const ofMembers: ErrorCode[] = call.allowExpiredPassword
    ? [...everyMemberErrors]
    : [...everyMemberErrors, passwordExpiredCode];
  const ofRoles: ErrorCode[] = call.role ? ['A0403'] : [];
  return [
    ...everyCallErrors,
    ...(call.access === 'member' ? ofMembers : []),
    ...ofRoles,
    ...(call.errors ?? []),
  ];
}

/** One response per HTTP status, with its error codes. */
function errorResponses(codes: readonly ErrorCode[]): Record<number, unknown> {
  const statuses = [...new Set(codes.map((code) => errorStatus[code]))];
  return Object.fromEntries(
    statuses.map((status) => {
      const names = [...new Set(codes.filter((code) => errorStatus[code] === status))];
      return [status, { description: names.join('、'), content: json(envelopeOf(names, {})) }];
    }),
  );
}

function envelopeOf(code: string | string[], data: unknown): unknown {
  return {
    type: 'object',
    required: ['code', 'msg', 'data'],
    properties: {
      code: Array.isArray(code) ? { enum: code } : { const: code },
      msg: { type: 'string' },
      data,
    },
  };
}

function json(schema: unknown): unknown {
  return { 'application/json': { schema } };
}

/** Recursive schemas refer to their own root, so each gets an id as that root. */
function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): unknown {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io });
  return '$defs' in rest ? { $id: `urn:${io}:${Object.keys(rest.$defs ?? {}).join('-')}`, ...rest } : rest;
}
