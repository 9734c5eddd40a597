import { Component, type ReactNode } from 'react';

/** Limits an error of a page to the page: the navigation stays, and the page can be tried again. */
export class PageBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <section data-testid="host-page-failed">
        <h1>这一页出错了</h1>
        <p role="alert">页面没有显示出来，其他页面不受影响。没有保存的内容还在。</p>
        <button type="button" onClick={() => this.setState({ failed: false })}>
          重试
        </button>
      </section>
    );
  }
}
